import Auth0QRCode
import WebUI

/// A QR code, dark on white in both appearances, since many readers take nothing else.
struct QRCodeImage: View {
    let text: String
    let label: String

    var body: some View {
        if let matrix = Self.matrix(text) {
            Image(matrix, label: label)
                .resizable()
                .frame(width: 220, height: 220)
                .padding(16)
                .background(.white, in: RoundedRectangle(cornerRadius: 12))
        }
    }

    static func matrix(_ text: String) -> ModuleMatrix? {
        guard let code = try? QRCode(text) else { return nil }
        let places = 0..<code.size
        let modules = places.flatMap { row in places.map { column in code.isDark(column: column, row: row) } }
        return ModuleMatrix(width: code.size, isDark: modules)
    }
}
