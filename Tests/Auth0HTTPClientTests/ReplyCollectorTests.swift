import Testing

@testable import Auth0HTTPClient

@Suite struct ReplyCollectorTests {
    private func headers(of lines: [String]) -> [String] {
        var reply = ReplyCollector(maximumBodyBytes: 10)
        for line in lines {
            let isTaken = Array(line.utf8).withUnsafeBytes { reply.receive(headerLine: $0) }
            #expect(isTaken)
        }
        return reply.headers.map { "\($0.name)=\($0.value)" }
    }

    @Test(
        arguments: [
            (["A: b\r\n"], ["A=b"]),
            (["A:b\n"], ["A=b"]),
            (["A: \t b c \t\r\n"], ["A=b c"]),
            (["A:\r\n"], ["A="]),
            (["A: b: c\r\n"], ["A=b: c"]),
            (["A: b\r\n", "A: c\r\n"], ["A=b", "A=c"]),
            (["A: b\r\n", "  c\r\n"], ["A=b c"]),
            ([" c\r\n"], []),
            (["no colon\r\n", "\r\n", ""], []),
            (["HTTP/1.1 103 X\r\n", "A: b\r\n", "\r\n", "HTTP/1.1 200 X\r\n", "C: d\r\n"], ["C=d"]),
            (["A: ü\r\n"], ["A=ü"]),
        ]
    )
    func linesBecomeHeaders(_ lines: [String], expected: [String]) {
        #expect(headers(of: lines) == expected)
    }

    @Test func bytesThatAreNoTextAreRepaired() {
        var reply = ReplyCollector(maximumBodyBytes: 10)
        let isTaken = ([0x41, 0x3A, 0xFF] as [UInt8]).withUnsafeBytes { reply.receive(headerLine: $0) }
        #expect(isTaken)
        #expect(reply.headers.first?.value == "\u{FFFD}")
    }

    @Test(arguments: [([10], [true]), ([11], [false]), ([4, 6], [true, true]), ([4, 7], [true, false]), ([], [])])
    func aBodyIsTakenUpToItsLimit(_ pieces: [Int], taken: [Bool]) {
        var reply = ReplyCollector(maximumBodyBytes: 10)
        #expect(pieces.map { reply.receive(body: [UInt8](repeating: 0, count: $0)) } == taken)
        #expect(reply.isTooLong == taken.contains(false))
    }
}

@Suite struct HeaderNameTests {
    @Test(
        arguments: [
            ("Retry-After", "retry-after", true), ("RETRY-AFTER", "retry-after", true),
            ("Retry-After", "Retry-Afte", false),
            ("", "", true), ("[", "{", false), ("@", "`", false),
        ]
    )
    func namesAreComparedWithoutCase(_ first: String, second: String, areSame: Bool) {
        #expect(first.isSameHeaderName(as: second) == areSame)
        #expect(second.isSameHeaderName(as: first) == areSame)
    }
}
