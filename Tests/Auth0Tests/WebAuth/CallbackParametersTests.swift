import Foundation
import Testing

@testable import Auth0

@Suite struct CallbackParametersTests {
    @Test(arguments: [
        (nil, nil, [:]),
        ("", "", [:]),
        ("code=a&state=b", nil, ["code": "a", "state": "b"]),
        ("code=a%2Bb%3D&state=b+c", nil, ["code": "a+b=", "state": "b c"]),
        ("code=a=b&&flag", nil, ["code": "a=b", "flag": ""]),
        ("state=q", "state=f&code=c", ["state": "q", "code": "c"]),
    ])
    func areReadAsAForm(_ query: String?, fragment: String?, values: [String: String]) {
        let parameters = CallbackParameters(query: query, fragment: fragment)
        #expect(parameters.values == values)
        #expect(!parameters.isAmbiguous)
    }

    @Test(arguments: ["code=a&code=b", "state=a&state=a", "code=%GG", "%FF=1"])
    func whatTwoReadersCouldReadDifferentlyIsAmbiguous(_ query: String) {
        #expect(CallbackParameters(query: query).isAmbiguous)
    }
}
