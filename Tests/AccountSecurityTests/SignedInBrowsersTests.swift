import Testing

@testable import AccountSecurity

private let ana = Person(sub: "email|ana", name: "Ana", contact: "ana@example.com")
private let ben = Person(sub: "email|ben", name: "ben@example.com", contact: "ben@example.com")

@Suite struct SignedInBrowsersTests {
    @Test func knowsEveryBrowserOfAPerson() {
        var browsers = SignedInBrowsers()
        browsers.signIn(ana, in: "laptop")
        browsers.signIn(ana, in: "phone")
        browsers.signIn(ben, in: "tablet")
        #expect(browsers.browsers(of: ana.sub) == ["laptop", "phone"])
        #expect(browsers.person(in: "tablet") == ben)
        #expect(browsers.person(in: "elsewhere") == nil)
        #expect(browsers.browsers(of: "email|nobody").isEmpty)
    }

    @Test func aBrowserHasOnePersonAtATime() {
        var browsers = SignedInBrowsers()
        browsers.signIn(ana, in: "laptop")
        browsers.signIn(ben, in: "laptop")
        #expect(browsers.browsers(of: ana.sub).isEmpty)
        browsers.signOut("laptop")
        #expect(browsers == SignedInBrowsers())
    }
}

@Suite struct PersonTests {
    @Test func doesNotSayTheSameTwice() {
        #expect(ana.contact == "ana@example.com")
        #expect(ben.contact == nil)
    }

    @Test(arguments: [("ana@example.com", "A"), ("élodie", "É"), ("+4930123456", "#"), ("李", "李")])
    func hasAnInitial(name: String, initial: String) {
        #expect(Person(sub: "x", name: name).initial == initial)
    }
}
