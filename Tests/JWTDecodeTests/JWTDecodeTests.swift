import Testing

@testable import JWTDecode
