import Auth0PhoneNumber

/// A phone number as a person types it, beside the region that numbers without a calling code are from.
struct PhoneEntry: Equatable {
    private(set) var text = ""
    var region: PhoneRegion?

    /// Takes what stands in the field now; a number with a calling code moves the region.
    mutating func type(_ typed: String) {
        text = typed
        guard typed.contains(where: Self.isPlus), let number = try? PhoneNumber(typed) else { return }
        if let moved = number.region.flatMap(PhoneRegion.named) {
            region = moved
        } else if region?.callingCode != number.callingCode,
            let moved = PhoneRegion.all.first(where: { $0.callingCode == number.callingCode })
        {
            region = moved
        }
    }

    /// The number as E.164 has it.
    ///
    /// - Throws: ``PhoneEntryProblem``, in words for the person.
    func number() throws(PhoneEntryProblem) -> String {
        guard text.contains(where: \.isNumber) else { throw PhoneEntryProblem(text: Words.Phone.missing) }
        guard region != nil || text.contains(where: Self.isPlus) else {
            throw PhoneEntryProblem(text: Words.Phone.choose)
        }
        let number: PhoneNumber
        do throws(PhoneNumberError) {
            number = try PhoneNumber(text, region: region?.code)
        } catch {
            throw PhoneEntryProblem(text: Self.words(error))
        }
        guard number.isPossible else { throw PhoneEntryProblem(text: Words.Phone.impossible) }
        return number.e164
    }

    private static func isPlus(_ character: Character) -> Bool { character == "+" || character == "＋" }

    private static func words(_ error: PhoneNumberError) -> String {
        switch error {
        case .tooShort: Words.Phone.tooShort
        case .tooLong: Words.Phone.tooLong
        case .unknownCallingCode: Words.Phone.unknownCallingCode
        default: Words.Phone.notANumber
        }
    }
}

/// What is wrong with a phone number.
struct PhoneEntryProblem: Error, Equatable {
    let text: String
}
