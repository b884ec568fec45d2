/// The curve of ES256: P-256 of FIPS 186-5, with ECDSA and SHA-256 (RFC 7518 section 3.4).
enum P256 {
    /// OpenSSL's name for the curve.
    static let groupName = "prime256v1"
    /// The length of a coordinate, of a private key, and of each half of a raw signature.
    static let fieldByteCount = 32
    /// No signature in DER is longer: two integers of at most 33 bytes and three headers of two.
    static let maximumDERByteCount = 72
}
