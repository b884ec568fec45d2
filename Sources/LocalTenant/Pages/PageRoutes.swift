import FoundationEssentials

/// The pages for a person, and what they are made of; all of it stands in the program.
enum PageRoutes {
    static let all = [
        HomePage.route, InboxPage.route, PushRequestList.route,
        asset("/assets/tenant.css", "text/css; charset=utf-8", PackageResources.tenant_css),
        asset("/assets/tenant.js", "text/javascript; charset=utf-8", PackageResources.tenant_js),
        asset("/assets/icon.svg", "image/svg+xml", PackageResources.icon_svg),
    ]

    private static func asset(_ path: String, _ type: String, _ bytes: [UInt8]) -> Route {
        let headers = Page.headers.merging(["Content-Type": type, "Cache-Control": "no-cache"]) { $1 }
        return Route("GET", path, area: .control) { _, _ in TenantResponse(headers: headers, body: Data(bytes)) }
    }
}
