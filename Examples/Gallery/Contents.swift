import SwiftUI

/// The list of pages.
struct Contents: View {
    @State private var search = ""

    var body: some View {
        List {
            ForEach(GalleryPage.Group.allCases, id: \.self) { group in
                let pages = GalleryPage.allCases.filter { $0.group == group && matches($0) }
                if !pages.isEmpty {
                    Section(group.rawValue) {
                        ForEach(pages, id: \.self) { page in
                            NavigationLink(value: page) { Label(page.rawValue, systemImage: page.symbol) }
                        }
                    }
                }
            }
        }
        .navigationTitle("Gallery")
        .navigationDestination(for: GalleryPage.self) { page in
            PageView(page: page).navigationTitle(page.rawValue)
        }
        .searchable(text: $search, prompt: "Find a page")
    }

    private func matches(_ page: GalleryPage) -> Bool {
        search.isEmpty || page.rawValue.lowercased().contains(search.lowercased())
    }
}

/// One page of the gallery.
enum GalleryPage: String, CaseIterable, Hashable {
    case text = "Text"
    case images = "Images"
    case buttons = "Buttons"
    case fields = "Text fields"
    case choices = "Toggles and pickers"
    case progress = "Progress"
    case menus = "Menus and links"
    case stacks = "Stacks and frames"
    case grids = "Grids"
    case lists = "Lists"
    case forms = "Forms"
    case shapes = "Shapes and colours"
    case effects = "Effects"
    case navigation = "Navigation"
    case sheets = "Sheets"
    case alerts = "Alerts"
    case search = "Search and refresh"
    case state = "State"
    case focus = "Focus"
    case animation = "Animation"
    case accessibility = "Accessibility"
    case commands = "Browser commands"
    case rows = "Two hundred rows"

    enum Group: String, CaseIterable {
        case content = "Content"
        case controls = "Controls"
        case layout = "Layout"
        case movement = "Navigation and presentation"
        case behaviour = "Behaviour"
    }

    var group: Group {
        switch self {
        case .text, .images, .shapes: .content
        case .buttons, .fields, .choices, .progress, .menus: .controls
        case .stacks, .grids, .lists, .forms, .effects: .layout
        case .navigation, .sheets, .alerts, .search: .movement
        case .state, .focus, .animation, .accessibility, .commands, .rows: .behaviour
        }
    }

    var symbol: String {
        switch self {
        case .text: "doc.text"
        case .images: "photo"
        case .buttons: "plus.circle"
        case .fields: "pencil"
        case .choices: "slider.horizontal.3"
        case .progress: "clock"
        case .menus: "ellipsis.circle"
        case .stacks: "square.grid.2x2"
        case .grids: "square.grid.2x2"
        case .lists: "list.bullet"
        case .forms: "square.and.pencil"
        case .shapes: "star"
        case .effects: "sun.max"
        case .navigation: "arrow.right"
        case .sheets: "tray"
        case .alerts: "exclamationmark.triangle"
        case .search: "magnifyingglass"
        case .state: "arrow.clockwise"
        case .focus: "eye"
        case .animation: "bolt"
        case .accessibility: "person.circle"
        case .commands: "globe"
        case .rows: "number"
        }
    }
}

/// The view of a page.
struct PageView: View {
    let page: GalleryPage

    var body: some View {
        switch page {
        case .text: TextPage()
        case .images: ImagesPage()
        case .buttons: ButtonsPage()
        case .fields: FieldsPage()
        case .choices: ChoicesPage()
        case .progress: ProgressPage()
        case .menus: MenusPage()
        case .stacks: StacksPage()
        case .grids: GridsPage()
        default: MorePageView(page: page)
        }
    }
}

/// The other half of the pages, so that no type is too deep.
struct MorePageView: View {
    let page: GalleryPage

    var body: some View {
        switch page {
        case .lists: ListsPage()
        case .forms: FormsPage()
        case .shapes: ShapesPage()
        case .effects: EffectsPage()
        case .navigation: NavigationPage()
        case .sheets: SheetsPage()
        case .alerts: AlertsPage()
        case .search: SearchPage()
        default: LastPageView(page: page)
        }
    }
}

/// The pages about behaviour.
struct LastPageView: View {
    let page: GalleryPage

    var body: some View {
        switch page {
        case .state: StatePage()
        case .focus: FocusPage()
        case .animation: AnimationPage()
        case .accessibility: AccessibilityPage()
        case .commands: CommandsPage()
        default: RowsPage()
        }
    }
}
