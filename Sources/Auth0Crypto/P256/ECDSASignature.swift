import COpenSSL
import FoundationEssentials

/// The two spellings of an ECDSA signature: `r` and `s` side by side (JOSE), and in DER (X.509, WebAuthn).
enum ECDSASignature {
    /// The 64 bytes of `r` and `s`; `nil` if `der` is not a signature, or its numbers do not fit.
    static func raw(fromDER der: Data) -> Data? {
        let signature = der.withBytes { bytes, count in
            var cursor: UnsafePointer<UInt8>? = bytes
            return d2i_ECDSA_SIG(nil, &cursor, count)
        }
        guard let signature else {
            ERR_clear_error()
            return nil
        }
        defer { ECDSA_SIG_free(signature) }
        let half = Int32(P256.fieldByteCount)
        return Data(count: 2 * P256.fieldByteCount) { output in
            BN_bn2binpad(ECDSA_SIG_get0_r(signature), output, half) == half
                && BN_bn2binpad(ECDSA_SIG_get0_s(signature), output + P256.fieldByteCount, half) == half
        }
    }

    /// The signature in DER; `nil` if `raw` is not 64 bytes.
    static func der(fromRaw raw: Data) -> Data? {
        guard raw.count == 2 * P256.fieldByteCount, let signature = ECDSA_SIG_new() else { return nil }
        defer { ECDSA_SIG_free(signature) }
        let half = Int32(P256.fieldByteCount)
        let isSet = raw.withBytes { bytes, _ in
            let (r, s) = (BN_bin2bn(bytes, half, nil), BN_bin2bn(bytes + P256.fieldByteCount, half, nil))
            // From here on the signature owns both numbers.
            if ECDSA_SIG_set0(signature, r, s) == 1 { return true }
            BN_free(r)
            BN_free(s)
            return false
        }
        guard isSet else { return nil }
        var der: UnsafeMutablePointer<UInt8>?
        let count = i2d_ECDSA_SIG(signature, &der)
        defer { a0_OPENSSL_free(der) }
        guard count > 0, let der else { return nil }
        return Data(bytes: der, count: Int(count))
    }
}
