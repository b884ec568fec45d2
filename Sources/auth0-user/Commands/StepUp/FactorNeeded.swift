/// The tenant asks for a further factor, and there is no one to ask.
enum FactorNeeded: Error, CustomStringConvertible {
    case proof
    case enrollment
    case unknownKinds

    var description: String {
        switch self {
        case .proof:
            "The tenant asks for a further factor. Give the code of your authenticator app with --otp CODE, "
                + "or write the command at a terminal."
        case .enrollment:
            "The tenant asks you to enrol a further factor. Sign in at a terminal to do that."
        case .unknownKinds:
            "The tenant asks for a further factor, and you have none that can be proven here. "
                + "Sign in again with auth0-user login --browser."
        }
    }
}
