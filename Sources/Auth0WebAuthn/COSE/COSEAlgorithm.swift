/// The signature algorithms of passkeys that we verify, by their COSE numbers (IANA "COSE Algorithms").
package enum COSEAlgorithm: Int, Sendable, CaseIterable, Codable {
    case es256 = -7
    case edDSA = -8
    case rs256 = -257
}
