import Testing

@testable import Auth0
