/// Goes back to the application without a sign-in.
enum CancelStep {
    static let submit: Route.Handler = { request, tenant in
        LoginVisit.answer(request, tenant) { visit in try visit.refuse(.loginCancelled) }
    }
}
