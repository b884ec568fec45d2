import Auth0

/// Who is signed in, as far as the app shows it.
struct Person: Codable, Equatable, Sendable {
    /// The tenant's id of the person.
    let sub: String
    let name: String
    /// An e-mail address or a phone number, where the name is another.
    let contact: String?

    init(sub: String, name: String, contact: String? = nil) {
        self.sub = sub
        self.name = name
        self.contact = contact == name ? nil : contact
    }

    init(_ profile: UserProfile) {
        let contact = profile.email ?? profile.phoneNumber
        self.init(sub: profile.sub, name: profile.name ?? contact ?? profile.nickname ?? profile.sub, contact: contact)
    }

    var initial: String { name.first(where: \.isLetter).map { $0.uppercased() } ?? "#" }
}
