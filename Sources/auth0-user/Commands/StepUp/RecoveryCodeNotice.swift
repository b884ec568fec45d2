/// Shows a recovery code, which no one can show a second time.
enum RecoveryCodeNotice {
    static func show(_ code: String, _ console: Console) {
        console.note("Your new recovery code follows. Write it down now: it is shown this once, and the old one ends.")
        console.say(code)
    }
}
