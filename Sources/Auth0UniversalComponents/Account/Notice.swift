/// A short word about what was done, shown on the next screen until the next action.
struct Notice: Hashable, Sendable {
    enum Tone: Hashable, Sendable {
        case success
        case problem
    }

    var tone: Tone = .success
    let text: String
}
