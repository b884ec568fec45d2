/// Decodes a JWT and gives its header, claims and signature.
///
/// ```swift
/// let jwt = try decode(jwt: credentials.idToken)
/// print(jwt.subject ?? "nobody", jwt["email"].string ?? "no e-mail")
/// ```
///
/// The token is only read, never verified: neither the signature nor any claim is checked, and anyone can write a
/// token that decodes. Trust a token's claims only when it came straight from the tenant over TLS, or after its
/// signature was checked.
///
/// The format is the compact serialisation of
/// [RFC 7515 section 3.1](https://www.rfc-editor.org/rfc/rfc7515#section-3.1). Header and body may carry correct
/// `=` padding and the plain Base64 alphabet, which some issuers use; white space and any other byte are refused.
///
/// - Parameter jwt: The token: three parts with a dot between each.
/// - Returns: The decoded token.
/// - Throws: ``JWTDecodeError`` when the token does not have three parts, or when its header or body is not a JSON
///   object in Base64URL. No input stops the program.
public func decode(jwt: String) throws -> any JWT {
    try DecodedJWT(jwt: jwt)
}
