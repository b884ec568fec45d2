/// Turns a transport's own failures into what its callers see.
func failingWithURLError<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
        return try await body()
    } catch let failure as TransportFailure {
        throw failure.error
    }
}
