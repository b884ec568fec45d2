/// The routes under `/control`: what a test or a person does to the tenant.
enum ControlRoutes {
    static let all: [Route] = [ControlHealth.route, ControlMessages.route]
}
