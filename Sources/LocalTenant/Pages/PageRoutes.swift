/// The pages for a person.
enum PageRoutes {
    static let all: [Route] = []
}
