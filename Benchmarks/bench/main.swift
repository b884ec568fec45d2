// Each line: bench NAME VALUE TARGET ok|short. The values are ratios of two measurements of the same run.
try await TokenBenchmarks.run()
try await SignInBenchmarks.run()
try await StoreBenchmarks.run()
