import Testing

@testable import RefreshIndicators
@testable import ScrollPhysics

@Suite("The spinner that grows")
struct GrowingSpinnerTests {
  @Test("its size is the share of 40 pt, and it turns as far; loading it has its whole size")
  func grows() throws {
    var pulled = PulledEngine(.yalantis)
    pulled.pull(to: 10)
    let place = try #require(pulled.display.strokes.first).place
    // The original is a callback behind: 9 of 40 pt.
    let turned = PathTransform.scale(0.225).after(.turn(2 * .pi * 0.225))
    #expect(abs(place.a - turned.a) < 1e-9 && abs(place.b - turned.b) < 1e-9)
    pulled.release(at: 50)
    pulled.move(to: 48)
    #expect(pulled.display.strokes.first?.place.a == 1 && pulled.display.strokes.count == 12)
  }
}
