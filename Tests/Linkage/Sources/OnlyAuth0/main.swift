import Auth0
import Foundation

let request = Auth0.authentication(clientId: "local-client", domain: "localhost:1")
    .startPasswordless(email: "ana@example.com")
print(type(of: request))
