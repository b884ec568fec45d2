import Auth0
import Foundation
import LocalTenant
import Testing

/// The road of a code sign-in, from the SDK to the tenant over HTTP.
@Suite struct CodeSignInTests {
    @Test func aCodeByEmailSignsIn() async throws {
        try await withStillTenant { tenant in
            let credentials = try await tenant.signedIn()
            #expect(credentials.refreshToken != nil)
            #expect(credentials.expiresAt == tenant.now.addingTimeInterval(86_400))
            let profile = try await client(of: tenant).userInfo(withAccessToken: credentials.accessToken).start()
            #expect(profile.email == "ana@example.com")
            #expect(profile.emailVerified == true)
            #expect(profile.sub.hasPrefix("email|"))
        }
    }

    @Test func aCodeBySMSSignsIn() async throws {
        try await withStillTenant { tenant in
            let auth = client(of: tenant)
            try await auth.startPasswordless(phoneNumber: "+4591131761367").start()
            let credentials = try await auth.login(
                phoneNumber: "+4591131761367",
                code: tenant.code(for: "+4591131761367"),
                audience: "https://api.example.com",
                scope: "openid phone"
            )
            .validateClaims().start()
            #expect(credentials.refreshToken == nil)
            let profile = try await auth.userInfo(withAccessToken: credentials.accessToken).start()
            #expect(profile.phoneNumber == "+4591131761367")
        }
    }

    @Test func withoutOfflineAccessThereIsNoRefreshToken() async throws {
        try await withStillTenant { tenant in
            let credentials = try await tenant.signedIn(scope: "openid email")
            #expect(credentials.refreshToken == nil)
        }
    }

    /// One person, however the address is written; dots and tags stay what they are.
    @Test func lettersCaseAndPastedSpaceDoNotMakeAnotherPerson() async throws {
        try await withStillTenant { tenant in
            let auth = client(of: tenant)
            var subjects: Set<String> = []
            for (start, login) in [
                ("Ana@Example.com", "ana@EXAMPLE.com"), (" ana@example.com\u{00A0}\n", "\u{200B}ANA@example.com"),
            ] {
                try await auth.startPasswordless(email: start).start()
                let code = "\u{200B} \(tenant.code(for: "ana@example.com"))\t"
                let credentials = try await auth.login(email: login, code: code).validateClaims().start()
                let profile = try await auth.userInfo(withAccessToken: credentials.accessToken).start()
                #expect(profile.email == "ana@example.com")
                subjects.insert(profile.sub)
            }
            #expect(subjects.count == 1)
            let tagged = try await tenant.signedIn("ana+test@example.com")
            let profile = try await auth.userInfo(withAccessToken: tagged.accessToken).start()
            #expect(profile.email == "ana+test@example.com")
            #expect(!subjects.contains(profile.sub))
        }
    }

    @Test func onlyTheNewestCodeWorksAndOnlyOnce() async throws {
        try await withStillTenant { tenant in
            let auth = client(of: tenant)
            try await auth.startPasswordless(email: "ana@example.com").start()
            let first = tenant.code(for: "ana@example.com")
            var second = first
            // Two random codes may be equal once in a million times; this test is not about that.
            while second == first {
                try await auth.startPasswordless(email: "ana@example.com").start()
                second = tenant.code(for: "ana@example.com")
            }
            #expect(await failure(auth.login(email: "ana@example.com", code: first))?.isInvalidCredentials == true)
            _ = try await auth.login(email: "ana@example.com", code: second).validateClaims().start()
            #expect(await failure(auth.login(email: "ana@example.com", code: second))?.isInvalidCredentials == true)
        }
    }

    @Test(arguments: [(179.0, false), (181, true)])
    func aCodeExpiresAfterThreeMinutes(_ seconds: Double, expired: Bool) async throws {
        try await withStillTenant { tenant in
            let auth = client(of: tenant)
            try await auth.startPasswordless(email: "ana@example.com").start()
            tenant.advanceClock(seconds: seconds)
            let error = await failure(auth.login(email: "ana@example.com", code: tenant.code(for: "ana@example.com")))
            #expect((error?.isCodeExpired ?? false) == expired)
        }
    }

    @Test func aCodeIsDeadAfterThreeWrongTriesAlsoForTheRightOne() async throws {
        try await withStillTenant { tenant in
            let auth = client(of: tenant)
            try await auth.startPasswordless(email: "ana@example.com").start()
            let code = tenant.code(for: "ana@example.com")
            let wrong = String(code.map { $0 == "9" ? "0" : "9" })
            for _ in 0..<3 {
                #expect(await failure(auth.login(email: "ana@example.com", code: wrong))?.isInvalidCredentials == true)
            }
            let error = await failure(auth.login(email: "ana@example.com", code: code))
            #expect(error?.isTooManyCodeAttempts == true)
            _ = try await tenant.signedIn()
        }
    }

    @Test func aStartTellsNothingAboutWhoIsKnown() async throws {
        try await withStillTenant { tenant in
            _ = try await tenant.signedIn("known@example.com")
            var policy = tenant.policy
            policy.signUp = false
            try tenant.apply(policy)
            for email in ["known@example.com", "unknown@example.com"] {
                try await client(of: tenant).startPasswordless(email: email).start()
            }
            #expect(tenant.messages(to: "unknown@example.com").isEmpty)
            policy.enumeration = true
            try tenant.apply(policy)
            let error = await failure(client(of: tenant).startPasswordless(email: "unknown@example.com"))
            #expect(error?.code == "bad.connection")
        }
    }

    @Test func someoneWhoIsBlockedIsRefused() async throws {
        try await withStillTenant { tenant in
            _ = try await tenant.signedIn()
            let auth = client(of: tenant)
            try await auth.startPasswordless(email: "ana@example.com").start()
            let code = tenant.code(for: "ana@example.com")
            try tenant.block("ana@example.com")
            #expect(await failure(auth.login(email: "ana@example.com", code: code))?.isRuleError == true)
        }
    }

    @Test func eachRefusalIsATypedErrorWithAClearText() async throws {
        try await withStillTenant { tenant in
            let auth = client(of: tenant)
            let refusals: [(AuthenticationError?, String, Int)] = [
                (await failure(auth.startPasswordless(email: "no address")), "bad.email", 400),
                (await failure(auth.startPasswordless(email: "a@b.c", connection: "nope")), "bad.connection", 400),
                (await failure(auth.startPasswordless(phoneNumber: "12345")), "bad.phone_number", 400),
                (
                    await failure(auth.startPasswordless(email: "a@b.c").parameters(["phone_number": "+4930123456"])),
                    "bad.request", 400
                ),
                (await failure(auth.login(email: "a@b.c", code: "1", connection: "nope")), "invalid_request", 400),
                (
                    await failure(client(of: tenant, clientID: "nope").login(email: "a@b.c", code: "1")),
                    "access_denied", 401
                ),
                (await failure(auth.userInfo(withAccessToken: "made-up")), "invalid_token", 401),
                (await failure(auth.renew(withRefreshToken: "made-up")), "invalid_grant", 403),
            ]
            for (error, code, status) in refusals {
                #expect(error?.code == code)
                #expect(error?.statusCode == status)
                #expect(error?.localizedDescription.isEmpty == false)
                #expect(error?.localizedDescription.contains("a@b.c") == false)
            }
        }
    }

    @Test func theRateLimitSaysHowLongToWait() async throws {
        try await withStillTenant { tenant in
            var policy = tenant.policy
            policy.rateLimits = .auth0
            try tenant.apply(policy)
            let auth = client(of: tenant)
            var error: AuthenticationError?
            for attempt in 0..<60 where error == nil {
                error = await failure(auth.startPasswordless(email: "person\(attempt)@example.com"))
            }
            #expect(error?.isRateLimited == true)
            #expect((error?.retryAfter ?? 0) > 0)
        }
    }

    @Test func rotatedKeysCostNoSignIn() async throws {
        try await withLocalTenant { tenant in
            let auth = client(of: tenant)
            for _ in 0..<3 {
                try await auth.startPasswordless(email: "ana@example.com").start()
                _ = try await auth.login(email: "ana@example.com", code: tenant.code(for: "ana@example.com"))
                    .validateClaims().start()
                _ = try await tenant.rotateKeys()
            }
            #expect(try await auth.jwks().start().keys.count >= 2)
        }
    }

    /// The names of this machine are one tenant with one issuer.
    @Test(arguments: ["localhost", "127.0.0.1", "[::1]"])
    func theIssuerIsTheSameWhateverNameARequestUsed(_ host: String) async throws {
        try await withStillTenant { tenant in
            let port = try #require(tenant.url.port)
            let auth = client(of: tenant, domain: "http://\(host):\(port)")
            try await auth.startPasswordless(email: "ana@example.com").start()
            _ = try await auth.login(email: "ana@example.com", code: tenant.code(for: "ana@example.com"))
                .validateClaims().withIssuer("http://localhost:\(port)/").start()
        }
    }

    @Test func answersThatAreNoneAreTypedErrors() async throws {
        try await withStillTenant { tenant in
            let auth = client(of: tenant)
            let faults: [TenantFault] = [
                TenantFault(match: "/oauth/token", status: 200, body: "<html>Sign in to the network</html>"),
                TenantFault(match: "/oauth/token", status: 200, body: #"{"access_token":"e"#),
                TenantFault(match: "/oauth/token", status: 502, body: "<html>Bad gateway</html>"),
                TenantFault(match: "/oauth/token", drop: .before),
            ]
            for fault in faults {
                tenant.inject(fault)
                let error = await failure(auth.login(email: "a@b.c", code: "1"))
                #expect(error?.code == "a0.sdk.internal_error.plain")
                #expect(error?.localizedDescription.contains("<html") == false)
                #expect(error?.isNetworkError == (fault.drop != nil))
            }
        }
    }
}
