import SwiftUI

struct GridsPage: View {
    var body: some View {
        ExhibitPage {
            Exhibit("Three columns") {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
                    ForEach(1..<8, id: \.self) { number in Cell(number: number) }
                }
            }
            Exhibit("As many as fit") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 12) {
                    ForEach(1..<11, id: \.self) { number in Cell(number: number) }
                }
            }
            Exhibit("Fixed and flexible") {
                LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible())], spacing: 12) {
                    ForEach(1..<5, id: \.self) { number in Cell(number: number) }
                }
            }
        }
    }

    private struct Cell: View {
        let number: Int

        var body: some View {
            Text("\(number)")
                .frame(maxWidth: .infinity, minHeight: 48)
                .background(Color.gray.opacity(0.15))
                .cornerRadius(8)
        }
    }
}
