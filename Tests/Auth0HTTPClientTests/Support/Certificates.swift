import Foundation

/// Certificates of a private authority, made once a run in a temporary folder.
struct Certificates: Sendable {
    enum Leaf: String, CaseIterable {
        /// For 127.0.0.1 and api.example.
        case good
        case otherHost
        case expired
        case notYetValid
    }

    let folder: URL

    var authority: String { folder.appendingPathComponent("authority.pem").path }
    var unrelatedAuthority: String { folder.appendingPathComponent("unrelated.pem").path }

    func certificate(_ leaf: Leaf) -> String { folder.appendingPathComponent("\(leaf.rawValue).pem").path }
    func key(_ leaf: Leaf) -> String { folder.appendingPathComponent("\(leaf.rawValue).key").path }

    static func shared() async throws -> Certificates { try await made.value }

    private static let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("certificates-\(UUID().uuidString)")

    private static let made = Task { try await make() }

    private static func make() async throws -> Certificates {
        let folder = Self.folder
        atexit { try? FileManager.default.removeItem(at: Certificates.folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        _ = try await output(of: "sh", "-c", script, "sh", folder.path)
        return Certificates(folder: folder)
    }

    private static let script = #"""
        set -e; cd "$1"
        new="-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes"
        for name in authority unrelated; do
            openssl req -x509 $new -keyout $name.key -out $name.pem -days 9999 -subj "/CN=$name"
        done
        printf '%s\n' '[ca]' default_ca=d '[d]' database=index new_certs_dir=. serial=serial default_md=sha256 policy=p \
            copy_extensions=copy '[p]' commonName=supplied > ca.cnf
        : > index; echo 01 > serial
        leaf() {
            openssl req $new -keyout $1.key -out $1.csr -subj "/CN=$1" -addext "subjectAltName=$2"
            openssl ca -batch -config ca.cnf -cert authority.pem -keyfile authority.key -in $1.csr -out $1.pem \
                -notext -startdate $3 -enddate $4
        }
        leaf good IP:127.0.0.1,DNS:api.example 20200101000000Z 20900101000000Z
        leaf otherHost DNS:other.example 20200101000000Z 20900101000000Z
        leaf expired IP:127.0.0.1 20200101000000Z 20210101000000Z
        leaf notYetValid IP:127.0.0.1 20900101000000Z 20910101000000Z
        # A system store as the system lays it out: a bundle, and a folder by hash.
        mkdir store; cp authority.pem store/; cat authority.pem > store/ca-certificates.crt; openssl rehash store
        """#
}
