import Testing

@testable import SimpleKeychain
