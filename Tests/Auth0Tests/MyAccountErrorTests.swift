import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

@Suite struct MyAccountErrorTests {
    private func error(_ body: String, status: Int) async throws -> MyAccountError {
        let transport = StubTransport { _ in .json(body, status: status, headers: [(name: "Retry-After", value: "9")]) }
        let methods = stubbedMyAccount(transport, token: "SECRET-TOKEN").authenticationMethods
        return try await refusal(
            methods.confirmEmailEnrollment(id: "email|dev_1", authSession: "SECRET-SESSION", otpCode: "987654")
        )
    }

    @Test func aProblemIsReadWhole() async throws {
        let error = try await error(
            """
            {"type":"https://auth0.com/api-errors/A0E-400-0003","title":"Validation Error","status":400,
             "detail":"Invalid request payload input","validation_errors":[
             {"detail":"must be 6 digits","pointer":"/otp_code","source":"body","field":"otp_code"},
             {"detail":"too long","pointer":""}, 7]}
            """,
            status: 400
        )
        #expect(error.code == "https://auth0.com/api-errors/A0E-400-0003")
        #expect(error.title == "Validation Error")
        #expect(error.detail == "Invalid request payload input")
        #expect(error.statusCode == 400)
        #expect(error.message == "Validation Error: Invalid request payload input.")
        #expect(error.localizedDescription == error.message)
        #expect(!error.isRetryable)
        let faults = try #require(error.validationErrors)
        #expect(faults.map(\.detail) == ["must be 6 digits", "too long"])
        #expect(faults.map(\.pointer) == ["/otp_code", nil])
        #expect(faults.map(\.source) == ["body", nil])
        #expect(faults.map(\.field) == ["otp_code", nil])
    }

    @Test(
        arguments: [
            (#"{"type":"t","title":"Title"}"#, "t", "Title", "", "Title."),
            (#"{"type":"t","detail":"Only a detail."}"#, "t", "", "Only a detail.", "Only a detail."),
            (#"{"code":"c","description":"Words"}"#, "c", "Words", "", "Words."),
            (#"{"error":"e","error_description":"Words."}"#, "e", "Words.", "", "Words."),
            (
                #"{"type":7,"title":null}"#, "a0.sdk.internal_error.unknown", "", "",
                "The request failed with the code a0.sdk.internal_error.unknown."
            ),
        ]
    )
    func aProblemIsReadWhateverTheServerLeavesOut(
        _ body: String,
        code: String,
        title: String,
        detail: String,
        message: String
    ) async throws {
        let error = try await error(body, status: 403)
        #expect(error.code == code)
        #expect(error.title == title)
        #expect(error.detail == detail)
        #expect(error.message == message)
        #expect(error.validationErrors == nil)
    }

    @Test(arguments: [400, 401, 403, 404, 409, 415, 429, 500])
    func aStatusIsKept(_ status: Int) async throws {
        for body in [#"{"type":"t","title":"x","status":\#(status)}"#, "", "no JSON"] {
            let error = try await error(body, status: status)
            #expect(error.statusCode == status)
            #expect(error.isRateLimited == (status == 429))
            #expect(error.isRetryable == (status == 429 || status == 500))
            #expect(error.retryAfter == 9)
            #expect(!error.message.isEmpty)
        }
    }

    @Test func aFailureOnTheWayIsANetworkError() async throws {
        let methods = stubbedMyAccount(StubTransport { _ in throw URLError(.cannotConnectToHost) })
            .authenticationMethods
        let error = try await refusal(methods.getFactors())
        #expect(error.isNetworkError)
        #expect(error.isRetryable)
        #expect(error.statusCode == 0)
    }

    @Test func whatWasSentIsMaskedInTextsAndKeptInInfo() async throws {
        let error = try await error(
            #"{"type":"t","title":"Wrong 987654","detail":"SECRET-SESSION of SECRET-TOKEN has ended"}"#,
            status: 400
        )
        #expect(error.info["title"] as? String == "Wrong 987654")
        for text in [error.message, error.debugDescription, error.localizedDescription, texts(of: error)] {
            #expect(text.contains("has ended"))
            #expect(!text.contains("987654"))
            #expect(!text.contains("SECRET"))
        }
    }
}
