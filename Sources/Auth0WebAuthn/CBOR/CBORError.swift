/// Why bytes are not CBOR as WebAuthn uses it.
package enum CBORError: Error, Sendable, Equatable {
    case truncated
    case trailingBytes
    /// A float, a tag, an indefinite length, an integer beyond 64 bits with sign, or a reserved value.
    case unsupported
    case nestedTooDeeply
    case invalidText
    case invalidKey
    case repeatedKey
}
