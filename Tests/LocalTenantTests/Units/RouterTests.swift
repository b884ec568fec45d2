import Testing

@testable import LocalTenant

@Suite struct RouterTests {
    private let router = Router([
        Route("GET", "/things") { _, _ in TenantResponse() },
        Route("POST", "/things") { _, _ in TenantResponse() },
        Route("GET", "/things/{id}/part") { _, _ in TenantResponse() },
    ])

    private func describe(_ method: String, _ path: String) -> String {
        switch router.match(method: method, path: path) {
        case .route(let route, let parameters):
            "\(route.method) \(route.pattern) \(parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })"
        case .otherMethods(let methods): "other \(methods.sorted())"
        case .none: "none"
        }
    }

    @Test(
        arguments: [
            ("GET", "/things", "GET /things []"),
            ("POST", "/things", "POST /things []"),
            ("HEAD", "/things", "GET /things []"),
            ("DELETE", "/things", #"other ["GET", "POST"]"#),
            ("GET", "/things/", "none"),
            ("GET", "/things/totp%7Cdev_1/part", #"GET /things/{id}/part ["id=totp|dev_1"]"#),
            ("GET", "/things//part", "none"),
            ("GET", "/things/a/b/part", "none"),
            ("GET", "/Things", "none"),
            ("GET", "", "none"),
        ]
    )
    func findsTheRoute(_ method: String, _ path: String, expected: String) {
        #expect(describe(method, path) == expected)
    }
}
