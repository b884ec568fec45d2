import Foundation

/// Two ways of doing the same, timed in turn, so that a machine whose speed drifts slows both.
enum Measure {
    /// Seconds that one run of `body` takes.
    static func seconds(_ body: () async throws -> Void) async rethrows -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        try await body()
        return (clock.now - start) / .seconds(1)
    }

    /// The median of the ratio ours / theirs over rounds in which both run.
    static func ratio(
        rounds: Int = 7,
        ours: () async throws -> Double,
        theirs: () async throws -> Double
    ) async rethrows -> Double {
        var ratios: [Double] = []
        for _ in 0..<rounds { ratios.append(try await ours() / theirs()) }
        return median(ratios)
    }

    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    }

    /// Runs per second of a synchronous body, over about as many seconds.
    static func rate(seconds: Double = 1, _ body: () -> Void) -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        var count = 0.0
        repeat {
            for _ in 0..<64 { body() }
            count += 64
        } while clock.now - start < .seconds(seconds)
        return count / ((clock.now - start) / .seconds(1))
    }
}

/// The line that each benchmark ends in.
enum Report {
    enum Target {
        case atLeast(Double)
        case atMost(Double)
    }

    static func line(_ name: String, _ value: Double, _ target: Target) {
        let (sign, limit, holds) =
            switch target {
            case .atLeast(let limit): (">=", limit, value >= limit)
            case .atMost(let limit): ("<=", limit, value <= limit)
            }
        print("bench \(name) \(rounded(value)) \(sign)\(rounded(limit)) \(holds ? "ok" : "short")")
    }

    private static func rounded(_ value: Double) -> String {
        String(format: value < 10 ? "%.3f" : "%.1f", value)
    }
}
