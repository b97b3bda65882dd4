import Testing

@testable import RefreshIndicators
@testable import ScrollPhysics

@Suite("The shape of a drop")
struct GumShapeTests {
  @Test("it is as wide as its upper circle and ends below its lower one")
  func bounds() throws {
    let shape = GumShape(mainRadius: 16, subRadius: 4, distance: 40)
    let bounds = try #require(shape.outline.bounds)
    // Two thousandths: how far four cubic pieces are from a circle of 16 pt.
    #expect(abs(bounds.width - 32) < 0.005 && abs(bounds.height - (16 + 40 + 4)) < 0.005)
  }

  @Test("without a radius nothing is drawn")
  func empty() { #expect(GumShape(mainRadius: 0, subRadius: 0, distance: 3).display.items.isEmpty) }
}
