import Testing

@testable import LocalTenant
