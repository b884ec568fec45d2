import WebUI

/// Sends a new code, and counts down until it may.
struct ResendButton: View {
    let window: ResendWindow
    let world: ComponentWorld
    let isBusy: Bool
    let action: @MainActor () -> Void

    @State private var seconds: Int

    init(window: ResendWindow, world: ComponentWorld, isBusy: Bool, action: @escaping @MainActor () -> Void) {
        self.window = window
        self.world = world
        self.isBusy = isBusy
        self.action = action
        _seconds = State(initialValue: window.seconds(at: world.now()))
    }

    var body: some View {
        Button(seconds > 0 ? Words.Code.resend(in: seconds) : Words.Code.resend, action: action)
            .buttonStyle(ThemedButtonStyle(.quiet, isBusy: isBusy))
            .disabled(seconds > 0)
            .task(id: window) {
                seconds = window.seconds(at: world.now())
                while seconds > 0 {
                    do { try await world.sleep(.seconds(1)) } catch { return }
                    seconds = window.seconds(at: world.now())
                }
            }
    }
}
