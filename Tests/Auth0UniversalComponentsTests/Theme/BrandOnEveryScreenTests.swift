import LocalTenant
import ScreenDriver
import Testing
import WebUI

@testable import Auth0UniversalComponents

/// Every screen and sheet takes its colours from the theme and none from elsewhere.
@MainActor
@Suite struct BrandOnEveryScreenTests {
    /// Colours that no other place has.
    private static let brand = Auth0Theme(
        colors: DefaultAuth0ColorTokens(
            background: DefaultAuth0BackgroundColorTokens(
                primary: Color(hex: 0x010203),
                layerMedium: Color(hex: 0x010204),
                layerBase: Color(hex: 0x010205)
            ),
            text: DefaultAuth0TextColorTokens(bold: Color(hex: 0xF1F2F3), regular: Color(hex: 0xF1F2F4))
        )
    )

    private func expectBrand(_ screen: Screen, _ place: Comment) {
        let html = screen.html
        #expect(html.contains("rgb(1 2 5)"), place)
        #expect(html.contains("rgb(241 242 243)"), place)
        #expect(!html.contains("rgb(31 31 31)"), place)
        #expect(!html.contains("rgb(244 244 245)"), place)
    }

    @Test(.timeLimit(.minutes(1))) func aBrandsThemeIsOnEveryScreenAndSheet() async throws {
        try await withLocalTenant { tenant in
            let screen = try await SignedInAccount(tenant).open(Self.brand)
            expectBrand(screen, "the list")
            for kind in FactorKind.allCases {
                #expect(screen.tap(Words.name(kind)))
                switch kind {
                case .passkey: await screen.sees(Words.Passkey.create)
                case .phone: await screen.sees(Words.Phone.subtitle)
                case .push: await screen.sees(Words.Push.waiting)
                case .totp: await screen.sees(Words.TOTP.key)
                case .email: await screen.sees(Words.Email.subtitle)
                case .recoveryCode: await screen.sees(Words.Recovery.saved)
                }
                expectBrand(screen, "\(kind)")
                #expect(screen.back())
            }
            #expect(screen.tap(Words.name(.phone)))
            #expect(screen.tap(Words.Phone.country))
            await screen.sees("Denmark")
            expectBrand(screen, "the list of countries")
            #expect(screen.tap(Words.cancel))
            #expect(screen.back())
            #expect(screen.tap(Words.name(.email)))
            screen.type("second@example.com", into: Words.Email.label)
            #expect(screen.tap(Words.Email.next))
            await screen.sees("We sent a six-digit code")
            expectBrand(screen, "the code")
            screen.type(tenant.messages(to: "second@example.com").first?.code ?? "", into: Words.Code.label)
            #expect(screen.tap(Words.Code.verify))
            await screen.sees(Words.added(.email))
            expectBrand(screen, "the saved methods")
            #expect(screen.tap(Words.Saved.rename))
            await screen.sees(Words.Saved.save)
            expectBrand(screen, "the sheet for another name")
        }
    }
}
