/// Who is signed in where.
struct SignedInBrowsers: Equatable {
    private var people: [String: Person] = [:]

    func person(in browser: String) -> Person? { people[browser] }

    /// Every browser in which a person is signed in.
    func browsers(of sub: String) -> Set<String> {
        Set(people.filter { $0.value.sub == sub }.keys)
    }

    mutating func signIn(_ person: Person, in browser: String) { people[browser] = person }

    mutating func signOut(_ browser: String) { people[browser] = nil }
}
