import Foundation

// Runs the sample that the argument names, as a plain program would: the callback needs the main run loop.
let words = CommandLine.arguments.dropFirst()
switch words.first {
case "start": Passwordless.start()
case "login-email": Passwordless.loginWithEmail()
case "login-phone": Passwordless.loginWithPhoneNumber()
case "sign-in-and-store": StayingSignedIn.signInAndStore()
case "check": StayingSignedIn.checkCredentials()
case "credentials": StayingSignedIn.retrieveCredentials()
case "sign-in-and-keep": StayingSignedIn.signInAndKeepTheTokens()
case "renew": StayingSignedIn.renew(refreshToken: words.dropFirst().first ?? "")
default:
    print("usage: SeedSamples SAMPLE [REFRESH-TOKEN]")
    exit(2)
}
RunLoop.main.run()
