import Foundation

// Runs the sample that the argument names, as a plain program would: the callback needs the main run loop.
switch CommandLine.arguments.dropFirst().first {
case "start": Passwordless.start()
case "login-email": Passwordless.loginWithEmail()
case "login-phone": Passwordless.loginWithPhoneNumber()
default:
    print("usage: SeedSamples start | login-email | login-phone")
    exit(2)
}
RunLoop.main.run()
