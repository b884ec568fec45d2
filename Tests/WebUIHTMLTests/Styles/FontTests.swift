import Testing
import WebUICore

@testable import WebUIHTML

@Suite struct FontTests {
    @Test func aFamilyHasItsWeightAndTheSystemBehindIt() {
        #expect(
            Font.custom("Inter", size: 16, relativeTo: .callout).weight(.semibold).css
                == "font-family:'Inter',system-ui,sans-serif;font-size:1rem;font-weight:600;"
        )
    }

    @Test func aFaceIsAFamilyAWeightAndASlant() {
        #expect(
            Font.custom("OpenSans-SemiBoldItalic", size: 16).css
                == "font-family:'OpenSans-SemiBoldItalic','Open Sans',system-ui,sans-serif;font-size:1rem;"
                + "font-weight:600;font-style:italic;"
        )
        #expect(
            Font.custom("Lato-Regular", size: 16).bold().css
                == "font-family:'Lato-Regular','Lato',system-ui,sans-serif;font-size:1rem;font-weight:700;"
        )
    }

    @Test(arguments: [
        ("Inter-Medium", "Inter", 500, false),
        ("Poppins-Italic", "Poppins", 400, true),
        ("IBMPlexSans-Light", "IBM Plex Sans", 300, false),
        ("PTSans-BoldOblique", "PT Sans", 700, true),
        ("Noto-Sans-Black", "Noto-Sans", 900, false),
    ])
    func namesOfFaces(name: String, family: String, weight: Int, isItalic: Bool) {
        let face = FontFace(name: name)
        #expect(face?.family == family)
        #expect(face?.weight == weight)
        #expect(face?.isItalic == isItalic)
    }

    @Test(arguments: ["Inter", "Noto-Sans", "-Bold", "Inter-", ""])
    func namesOfFamilies(name: String) {
        #expect(FontFace(name: name) == nil)
    }
}
