import ScrollPhysics
import Testing

@Suite("Gecko model")
struct GeckoModelTests {
  private let model = GeckoModel(ScrollExtent(contentLength: 2000, viewportLength: 400))

  @Test("inside the bounds an event moves the content 1:1; only what goes past an edge is resisted")
  func crossing() {
    #expect(model.offset(from: 100, movedBy: -40) == 60)
    // 10 pt to the edge, 64 pt past it: a sixteenth of 64.
    #expect(model.offset(from: 10, movedBy: -74) == -4)
    #expect(model.offset(from: 1590, movedBy: 74) == 1604)
  }

  @Test("overscroll goes back 1:1, and on past the other edge with resistance")
  func back() {
    #expect(model.offset(from: -30, movedBy: 20) == -10)
    #expect(model.offset(from: -30, movedBy: 50) == 20)
    #expect(model.offset(from: -30, movedBy: 30) == 0)
    #expect(model.offset(from: -4, movedBy: 1620) == 1601)
  }

  @Test("further out the resistance is that of the place: 400 pt viewport, half out, half of a sixteenth")
  func resistance() {
    #expect(model.offset(from: -200, movedBy: -32) == -201)
    #expect(model.offset(from: 1800, movedBy: 32) == 1801)
    #expect(model.offset(from: -200, movedBy: -5000) == -208)
  }

  @Test("content that cannot scroll does not overscroll")
  func short() {
    let short = GeckoModel(ScrollExtent(contentLength: 100, viewportLength: 400))
    #expect(short.offset(from: 0, movedBy: 90) == 0 && short.offset(from: 0, movedBy: -90) == 0)
  }

  @Test("both edges are mirror images")
  func mirror() {
    var (top, bottom) = (0.0, 1600.0)
    for delta in [30.0, 70, 200, -3, 11, -40, 5] {
      top = model.offset(from: top, movedBy: -delta)
      bottom = model.offset(from: bottom, movedBy: delta)
      #expect(abs(top + (bottom - 1600)) < 1e-11)
    }
  }

  @Test("half a pixel a millisecond flings")
  func flings() { #expect(model.flings(velocity: -500) && !model.flings(velocity: 499)) }

  @Test("another divisor is another share at the edge, fixed or not")
  func divisor() {
    let extent = ScrollExtent(contentLength: 5000, viewportLength: 600)
    for form in [ModelForm.original, .fixed] {
      let model = GeckoModel(extent, .desktop, form: form, divisor: 8)
      // A hundredth of a point at the edge moves an eighth of it, but for d/600 of that.
      #expect(abs(model.offset(from: 0, movedBy: -0.01) + 0.01 / 8) < 1e-7)
    }
  }
}
