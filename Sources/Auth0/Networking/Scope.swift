/// The value of a `scope` parameter: names with a space between.
package enum Scope {
    package static func includingOpenID(_ scope: String) -> String {
        names(scope).contains("openid") ? scope : (["openid"] + names(scope)).joined(separator: " ")
    }

    package static func names(_ scope: String) -> [String] {
        scope.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
