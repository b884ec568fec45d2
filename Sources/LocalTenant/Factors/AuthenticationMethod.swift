import Auth0Crypto
import FoundationEssentials

/// Something that a person has enrolled and can prove again.
struct AuthenticationMethod: Record, Equatable {
    static let kind = RecordKind.factor
    /// How many a person may have in all.
    static let most = 20

    /// What is proven, and with what.
    enum Proof: Codable, Sendable, Equatable {
        case passkey(credential: Passkey)
        case email(address: String)
        case phone(number: String, channel: PhoneChannel)
        /// `secret` is in Base32; `spentStep` is the last step of time whose code was used.
        case totp(secret: String, spentStep: Int?)
        case push(secret: String)
        case recoveryCode(hash: String)
    }

    /// How a code reaches a phone.
    enum PhoneChannel: String, Codable, Sendable, CaseIterable {
        case sms
        case voice
    }

    /// The kind, a bar, and the device.
    let id: String
    let userID: String
    var createdAt: Date
    var name: String?
    var lastAuthAt: Date?
    var proof: Proof

    init(device: String, userID: String, proof: Proof, at now: Date) {
        id = "\(proof.factor.rawValue)|\(device)"
        self.userID = userID
        createdAt = now
        self.proof = proof
    }

    var factor: TenantFactor { proof.factor }

    /// What stands behind the bar, alike in every API.
    var device: String { String(id.drop { $0 != "|" }.dropFirst()) }

    static func newDevice(_ random: any RandomSource) -> String {
        let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789ABCDEFGHI")
        return "dev_" + String(random.bytes(16).map { alphabet[Int($0 & 63)] })
    }

    /// Whether the confirmation of this one takes the place of `other`.
    func replaces(_ other: AuthenticationMethod) -> Bool {
        guard userID == other.userID, id != other.id else { return false }
        return switch (proof, other.proof) {
        case (.totp, .totp), (.recoveryCode, .recoveryCode): true
        case (.email(let address), .email(let old)): address == old
        case (.phone(let number, _), .phone(let old, _)): number == old
        default: false
        }
    }
}

extension AuthenticationMethod.Proof {
    var factor: TenantFactor {
        switch self {
        case .passkey: .passkey
        case .email: .email
        case .phone: .phone
        case .totp: .totp
        case .push: .pushNotification
        case .recoveryCode: .recoveryCode
        }
    }

    /// Where a code for it is sent.
    var address: Address? {
        switch self {
        case .email(let address): Address(.email, address)
        case .phone(let number, _): Address(.sms, number)
        default: nil
        }
    }
}
