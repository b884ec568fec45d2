/// The steps of the login page: an address, the code that was sent to it, or the way back.
enum LoginRoutes {
    static let identifierPath = "/u/login"
    static let codePath = "/u/login/code"
    static let cancelPath = "/u/login/cancel"

    static let all = [
        Route("GET", identifierPath, handler: IdentifierStep.show),
        Route("POST", identifierPath, handler: IdentifierStep.submit),
        Route("GET", codePath, handler: CodeStep.show),
        Route("POST", codePath, handler: CodeStep.submit),
        Route("POST", cancelPath, handler: CancelStep.submit),
    ]

    static func identifier(_ id: String) -> String {
        FormCoding.adding([("state", id)], to: identifierPath)
    }

    static func code(_ id: String) -> String {
        FormCoding.adding([("state", id)], to: codePath)
    }
}
