enum Help {
    static let text = """
        usage: auth0-user COMMAND [OPTIONS]

        commands
          configure   remember a tenant:  --domain D --client-id C [--keychain K]
          login       sign in:            --email E | --phone P [--code C] | --browser
                                          [--audience A] [--scope S]
          token       print a fresh access token and nothing else:
                                          [--audience A] [--scope S] [--min-ttl SECONDS]
          whoami      print who is signed in                          [--json]
          status      print who, until when, and where secrets lie    [--json]
          methods     the ways to prove that it is you:               [--json]
              list
              enroll  email ADDRESS | phone NUMBER [--voice] | totp | push [--wait SECONDS] | recovery-code
                      [--id ID --session S [--code C]] ends what was begun
              remove  ID
              rename  ID NAME
          logout      forget the sign-in: [--revoke] ends it at the tenant, too;
                                          [--all] forgets tokens for other APIs as well

        options of every command
          --domain D, --client-id C    the tenant and the application; else AUTH0_DOMAIN and AUTH0_CLIENT_ID,
                                       else what configure remembered
          --keychain secret-service|file
                                       where secrets lie; remembered
          --otp C                      a code of your authenticator app, where login, token or methods need one and
                                       there is no terminal to ask at
          --help, --version

        Without --code, login and methods enroll ask for the code at a terminal; without a terminal they send the code,
        print the command that goes on, and end. With --json, methods enroll asks nothing and always takes two commands.

        exit status
          0 done   2 wrong usage   3 not signed in   4 network   5 storage   1 anything else
        """
}
