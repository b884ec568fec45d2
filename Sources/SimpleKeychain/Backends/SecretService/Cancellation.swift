import CLibSecret

/// Ends a call to the library that would else wait on.
///
/// Unchecked, because GLib documents `GCancellable` as safe to use from several threads, and the pointer never changes.
final class Cancellation: @unchecked Sendable {
    let handle: UnsafeMutablePointer<GCancellable>?

    init() { handle = g_cancellable_new() }

    deinit { g_object_unref(handle) }

    func cancel() { g_cancellable_cancel(handle) }

    var isCancelled: Bool { g_cancellable_is_cancelled(handle) != 0 }
}
