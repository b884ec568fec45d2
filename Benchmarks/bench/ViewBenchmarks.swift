import WebUICore

/// What an event costs from its arrival to the patches, in milliseconds.
@MainActor
enum ViewBenchmarks {
    private struct MissingControl: Error {}

    static func run() throws {
        let tab = Tab(root: RowsView(count: 200))
        let buttons = tab.tree.flattened.filter { $0.events.contains(.tap) }
        guard let all = buttons.first, let one = buttons.dropFirst(100).first else { throw MissingControl() }
        Report.line("webui-200-rows-evaluated-and-diffed-ms", try milliseconds(tapping: all, in: tab), .atMost(5))
        Report.line("webui-state-of-one-of-200-rows-ms", try milliseconds(tapping: one, in: tab), .atMost(0.1))
        tab.close()
    }

    private static func milliseconds(tapping button: RenderNode, in tab: Tab) throws -> Double {
        let clock = ContinuousClock()
        var times: [Double] = []
        for _ in 0..<60 {
            let start = clock.now
            guard tab.receive(ClientEvent(.tap, on: button.id)) else { throw MissingControl() }
            times.append((clock.now - start) / .milliseconds(1))
        }
        return Measure.median(Array(times.dropFirst(10)))
    }
}
