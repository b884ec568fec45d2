import Observation

extension ViewNode {
    /// Gives a composite value its state, takes its body, and shows that.
    func updateBody<Value, Body: View>(of value: Value, body: (Value) -> Body) {
        keepsView = true
        var installed = value
        let missing = DynamicFields.install(into: &installed, on: self)
        guard missing.isEmpty else {
            reportMissing(missing, in: Value.self)
            return
        }
        child(.body, track { body(installed) })
    }

    /// Reads observable objects so that a change of what was read evaluates this node again.
    func track<Result>(_ read: () -> Result) -> Result {
        keepsView = true
        let generation = generation
        return withObservationTracking(read) { [weak self] in
            MainQueue.run { [weak self] in
                guard let self, self.generation == generation else { return }
                self.markDirty()
            }
        }
    }

    /// Evaluates this node again when an object is about to change.
    func subscribe(to object: any ObservableObject) {
        keepsView = true
        let identity = ObjectIdentifier(object)
        if extras.subscriptions.keep(identity, generation: generation) { return }
        let cancellable = ObservableObjects.publisher(of: object).subscribe { [weak self] in
            MainQueue.run { [weak self] in self?.markDirty() }
        }
        extras.subscriptions.add(identity, cancellable, generation: generation)
    }

    /// Without the object that it needs a body cannot run; the rest of the page can.
    private func reportMissing(_ objects: [String], in type: Any.Type) {
        let text = "\(type) needs \(objects.joined(separator: ", ")) in its environment."
        graph.warn("\(text) Put environmentObject(_:) or environment(_:) around it.")
        child(.slot(.misuse), Text(verbatim: text))
    }
}
