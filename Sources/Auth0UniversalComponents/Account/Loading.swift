/// Something that comes from the tenant.
enum Loading<Value> {
    case loading
    case loaded(Value)
    case failed(Trouble)

    var value: Value? {
        if case .loaded(let value) = self { value } else { nil }
    }
}
