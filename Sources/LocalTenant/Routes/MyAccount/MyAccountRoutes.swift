/// The routes under `/me/v1`: what a person may do with their own authentication methods.
enum MyAccountRoutes {
    private static let methods = "/authentication-methods"
    private static let method = "/authentication-methods/{id}"

    static let all = [
        MyAccountEndpoint.route("GET", "/factors", scope: "read:me:factors", ListFactors.answer),
        MyAccountEndpoint.route("GET", methods, scope: "read:me:authentication_methods", ReadMethods.list),
        MyAccountEndpoint.route("GET", method, scope: "read:me:authentication_methods", ReadMethods.one),
        MyAccountEndpoint.route("POST", methods, scope: "create:me:authentication_methods", CreateMethod.answer),
        MyAccountEndpoint.route(
            "POST",
            method + "/verify",
            scope: "create:me:authentication_methods",
            VerifyMethod.answer
        ),
        MyAccountEndpoint.route("PATCH", method, scope: "update:me:authentication_methods", ChangeMethod.answer),
        MyAccountEndpoint.route("DELETE", method, scope: "delete:me:authentication_methods", DeleteMethod.answer),
    ]
}
