/// Waits for something that a task does, however long its turn takes to come; ends with the test's time.
@MainActor
func until(_ condition: @MainActor () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
}
