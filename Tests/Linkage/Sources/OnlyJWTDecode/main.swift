import Foundation
import JWTDecode

let token = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhbmEifQ."
print(try decode(jwt: token).subject ?? "nobody")
