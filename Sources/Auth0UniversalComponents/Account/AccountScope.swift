/// What an access token is asked for, as upstream asks: one set of scopes for each action.
enum AccountScope: String, Sendable {
    case readAll = "openid read:me:factors read:me:authentication_methods"
    case create = "openid create:me:authentication_methods"
    case update = "openid update:me:authentication_methods"
    case delete = "openid delete:me:authentication_methods"
}
