import Auth0PhoneNumber
import WebUI

/// The list of regions with their calling codes, and a field that searches it.
struct RegionPicker: View {
    let entry: PhoneEntryModel

    @Environment(\.auth0Theme) private var theme
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                ForEach(regions) { region in
                    Button {
                        entry.entry.region = region
                        dismiss()
                    } label: {
                        row(region)
                    }
                    .buttonStyle(.plain)
                    .accessibilityAddTraits(region == entry.entry.region ? .isSelected : [])
                }
                if regions.isEmpty {
                    Text(Words.Phone.noMatch(entry.search)).foregroundStyle(theme.colors.text.regular)
                }
            }
            .listStyle(.plain)
            .searchable(text: Bindable(entry).search, prompt: Words.Phone.search)
            .containerBackground(theme.colors.background.layerBase, for: .navigation)
            .navigationTitle(Words.Phone.country)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(Words.cancel) { dismiss() } }
            }
        }
        .tint(theme.colors.text.bold)
        .onDisappear { entry.search = "" }
    }

    private var regions: [PhoneRegion] { PhoneRegion.matching(entry.search) }

    private func row(_ region: PhoneRegion) -> some View {
        HStack(spacing: theme.spacing.sm) {
            Text(region.flag).accessibilityHidden(true)
            Text(region.name).auth0TextStyle(theme.typography.body).foregroundStyle(theme.colors.text.bold)
            Spacer()
            Text(verbatim: "+\(region.callingCode)")
                .auth0TextStyle(theme.typography.bodySmall)
                .foregroundStyle(theme.colors.text.regular)
            if region == entry.entry.region {
                Image(systemName: "checkmark").foregroundStyle(theme.colors.text.bold).accessibilityHidden(true)
            }
        }
    }
}
