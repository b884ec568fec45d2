/// Every word that the components show: one table, so that languages can follow.
enum Words {
    static let title = "Login & Security"
    static let cancel = "Cancel"
    static let done = "Done"
    static let tryAgain = "Try again"
    static let startAgain = "Start again"
    static let signIn = "Sign in again"
    static let loading = "Loading"
    static let dismiss = "Dismiss"
    static let copied = "Copied"
    static let copyFailed = "The browser did not allow copying. Select the text and copy it yourself."

    /// The name of a kind, as in the list.
    static func name(_ kind: FactorKind) -> String {
        switch kind {
        case .passkey: "Passkey"
        case .phone: "SMS OTP"
        case .push: "Push Notifications via Guardian"
        case .totp: "Authenticator App"
        case .email: "Email OTP"
        case .recoveryCode: "Recovery Code"
        }
    }

    static func added(_ kind: FactorKind) -> String {
        switch kind {
        case .passkey: "Your passkey was added."
        case .phone: "Your phone number was added."
        case .push: "Your device was added."
        case .totp: "Your authenticator app was added."
        case .email: "Your email address was added."
        case .recoveryCode: "Your recovery codes are active."
        }
    }

    enum Home {
        static let signInTitle = "Sign-in methods"
        static let signInSubtitle = "Sign in without a password or code"
        static let verificationTitle = "Verification methods"
        static let verificationSubtitle = "Manage your 2FA methods"
        static let enrolled = "Set up"
        static let notEnrolled = "Not set up"
        static let emptyTitle = "Nothing to set up"
        static let empty =
            "No sign-in or verification methods are offered for your account. Ask whoever runs the service."
    }

    enum Ended {
        static let title = "Please sign in again"
        static let text = "Your sign-in has ended, so your account cannot be shown. Nothing was changed."
        static let noAction = "Go back to the app and sign in again."
    }

    enum SetUp {
        static let title = "This view is not set up"
    }

    enum Trouble {
        static let unreachableTitle = "No connection"
        static let unreachable = "The server could not be reached. Check the connection and try again."
        static let unavailableTitle = "The service has a problem"
        static let unavailable = "The server could not answer. Try again in a moment."
        static let unexpectedTitle = "Something went wrong"
        static let unexpected = "The server gave an answer that was not understood. Try again."
        static let notAllowedTitle = "Not allowed"
        static let notAllowed = "This app may not do that for you. Ask whoever runs it."
        static let noToken = "The server does not give this app access to your account settings. Ask whoever runs it."
        static let refusedTitle = "The server refused"
        static let storeTitle = "Your sign-in could not be read"
        static let store = "The place where your sign-in is kept did not answer. Unlock it and try again."
        static let stoppedTitle = "Not done"
        static let stopped = "It was stopped before the end. Nothing was changed."
        static let endedTitle = "This took too long"
        static let ended = "The set-up has ended by itself. Start again; nothing was changed."
        static let busyTitle = "Too many requests"
        static let busy = "Wait a while, then try again."
        static func busy(seconds: Int) -> String { "Try again in \(duration(seconds))." }
    }

    enum Code {
        static let label = "One-time code"
        static let hint = "Six digits"
        static let verify = "Verify"
        static let incomplete = "The code has six digits."
        static let tooLong = "That is more than six digits. The code has six."
        static let wrong = "That code is not right. Check it and try again."
        static let expired = "That code has expired. Ask for a new one."
        static let expiredApp = "That code has expired. Type the one that your app shows now."
        static let ended = "This code no longer counts. Ask for a new one."
        static let resend = "Send a new code"
        static func resend(in seconds: Int) -> String { "Send a new code in \(clock(seconds))" }
        static let resent = "A new code was sent. Only the newest one counts."
        static func tooMany(_ retryAfter: Double?, isFromApp: Bool) -> String {
            let next =
                retryAfter.map { "Try again in \(duration(Int($0.rounded(.up))))." }
                ?? (isFromApp ? "Wait a while, then type the code that your app shows." : "Ask for a new code.")
            return "Too many tries. " + next
        }
    }

    enum Email {
        static let title = "Add an email address"
        static let subtitle = "We will send a six-digit code to it."
        static let label = "Email address"
        static let prompt = "you@example.com"
        static let missing = "Type an email address, like you@example.com."
        static let next = "Continue"
    }

    enum Phone {
        static let title = "Add a phone number"
        static let subtitle = "We will text a six-digit code to it."
        static let label = "Phone number"
        static let country = "Country or region"
        static let choose = "Choose a country or region"
        static let search = "Name, region or calling code"
        static func noMatch(_ text: String) -> String { "No country or region matches “\(text)”." }
        static let missing = "Type your phone number."
        static let notANumber = "That is not a phone number."
        static let tooShort = "That number is too short for the country."
        static let tooLong = "That number is too long for the country."
        static let unknownCallingCode = "No country has that calling code."
        static let impossible = "That number has too few or too many digits for the country."
        static let next = "Continue"
    }

    enum Message {
        static let title = "Enter the code"
        static func sent(to destination: String) -> String { "We sent a six-digit code to \(destination)." }
        static let change = "Use another one"
    }

    enum TOTP {
        static let title = "Add an authenticator app"
        static let scan = "Scan this with an authenticator app, such as Google Authenticator or Auth0 Guardian."
        static let image = "QR code for your authenticator app"
        static let key = "Or type this key into the app"
        static let copyKey = "Copy key"
        static let code = "Then type the code that the app shows."
    }

    enum Push {
        static let title = "Add push notifications"
        static let scan = "Open the Auth0 Guardian app on your phone and scan this code."
        static let image = "QR code for Auth0 Guardian"
        static let waiting = "Waiting for your approval"
        static let timedOut = "No approval came in time. Start again, and scan the new code."
        static let deniedTitle = "Not approved"
        static let denied = "The request was denied, or not answered in time. Start again to get a new code."
    }

    enum Passkey {
        static let title = "Add a passkey"
        static let whatTitle = "What are passkeys?"
        static let what =
            "Passkeys let you sign in with your fingerprint, your face or your screen lock, without a password."
        static let whereTitle = "Where are passkeys saved?"
        static let `where` =
            "In your password manager or on a security key, so you can use them on your other devices too."
        static let create = "Create a passkey"
        static let duplicate = "This device or password manager already holds a passkey for your account."
        static let unsupported = "This browser or device cannot create a passkey."
        static let insecure = "Passkeys need a secure page. Open the app at its https address, or at localhost."
        static func wrongDomain(_ domain: String) -> String {
            "Passkeys for this service belong to \(domain), so this page cannot create one. Open the app at that address."
        }
        static let failed = "The browser could not create a passkey. Try again."
    }

    enum Recovery {
        static let title = "Save your recovery codes"
        static let subtitle =
            "Use one to sign in when you have none of your devices. Keep them where only you can read them."
        static let voids = "Once you finish, your old codes no longer work."
        static func copy(_ count: Int) -> String { count == 1 ? "Copy code" : "Copy codes" }
        static func download(_ count: Int) -> String { count == 1 ? "Download code" : "Download codes" }
        static let downloadFailed = "The browser did not save the file. Copy what it should hold instead."
        static let saved = "I've saved my codes"
        static let finish = "Finish"
        static let file = "recovery-codes.txt"
        static let shownOnce =
            "Your codes were shown once and are not shown again. If you saved them, finish. If not, start again for new ones."
    }

    enum Saved {
        static func title(_ kind: FactorKind) -> String {
            switch kind {
            case .passkey: "Passkeys"
            case .phone: "SMS OTP"
            case .push: "Push Notifications"
            case .totp: "Authenticator App"
            case .email: "Email OTP"
            case .recoveryCode: "Recovery Code"
            }
        }
        static func heading(_ kind: FactorKind) -> String {
            switch kind {
            case .passkey: "Saved passkeys"
            case .phone: "Saved phone numbers"
            case .push: "Saved devices for push"
            case .totp: "Saved authenticator apps"
            case .email: "Saved email addresses"
            case .recoveryCode: "Recovery codes"
            }
        }
        static func empty(_ kind: FactorKind) -> String {
            switch kind {
            case .passkey: "You have no passkey yet."
            case .phone: "You have no phone number yet."
            case .push: "You have no device for push yet."
            case .totp: "You have no authenticator app yet."
            case .email: "You have no email address yet."
            case .recoveryCode: "You have no recovery codes yet."
            }
        }
        static func add(_ kind: FactorKind) -> String {
            switch kind {
            case .passkey: "Add a passkey"
            case .phone: "Add a phone number"
            case .push: "Add a device"
            case .totp: "Add an authenticator app"
            case .email: "Add an email address"
            case .recoveryCode: "New recovery codes"
            }
        }
        static func created(_ date: String) -> String { "Created \(date)" }
        static func lastUsed(_ date: String) -> String { "Last used \(date)" }
        static let neverUsed = "Not used yet"
        static func actions(_ name: String) -> String { "Actions for \(name)" }
        static let rename = "Rename"
        static let renameTitle = "Rename"
        static let nameLabel = "Name"
        static let save = "Save"
        static let remove = "Remove"
        static func removeTitle(_ name: String) -> String { "Remove \(name)?" }
        static let removeText = "You will no longer be able to sign in with it."
        static let removeLastText =
            "This is your last method. Without it you may be locked out of your account. Add another one first."
        static let removed = "It was removed."
        static let renamed = "The name was changed."
    }

    enum StepUp {
        static let title = "Verify it's you"
        static let subtitle = "This needs one more proof that it is you."
        static let choose = "How do you want to do that?"
        static let app = "Authenticator app"
        static let recoveryCode = "Recovery code"
        static let push = "Push notification"
        static let phone = "SMS"
        static let email = "Email"
        static let appText = "Enter the code that your authenticator app shows."
        static let sentText = "We sent you a six-digit code."
        static func sentText(to name: String) -> String { "We sent a six-digit code to \(name)." }
        static let pushText = "Approve the notification on your phone."
        static let recoveryText = "Enter your recovery code. It works once; you get a new one after."
        static let recoveryWrong = "That recovery code is not right."
        static let newRecoveryTitle = "Your new recovery code"
        static let newRecoveryText = "The one you used no longer works. Save this one; it is shown only now."
        static let newRecoveryWasShown =
            "It was shown once and is not shown again. If you did not save it, make new recovery codes in the list."
        static let another = "Use another method"
        static let failedTitle = "That did not work"
        static let failed = "The proof was not accepted. Try again."
        static let endedTitle = "The question has ended"
        static let ended = "It took too long, or was answered elsewhere. Close this and try again."
        static let denied = "The request was denied on your device."
        static let timedOut = "No approval came in time."
        static let againTitle = "Still not verified"
        static let again = "The server asks for one more proof, though you have given one. Go back and try again later."
    }

    /// Seconds as a person says them.
    static func duration(_ seconds: Int) -> String {
        switch seconds {
        case ..<2: "a second"
        case ..<120: "\(seconds) seconds"
        default: "\((seconds + 59) / 60) minutes"
        }
    }

    /// Seconds as a clock shows them.
    static func clock(_ seconds: Int) -> String {
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}
