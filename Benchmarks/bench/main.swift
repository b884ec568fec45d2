// Each line: bench NAME VALUE TARGET ok|short. Most values are ratios of two measurements of the same run.
// `bench webui` measures only the view layer. It comes first: memory counts from a process that did nothing else.
try await BrowserBenchmarks.run()
try ViewBenchmarks.run()
try await AccountBenchmarks.run()
if !CommandLine.arguments.contains("webui") {
    try await TokenBenchmarks.run()
    try await SignInBenchmarks.run()
    try await StoreBenchmarks.run()
}
