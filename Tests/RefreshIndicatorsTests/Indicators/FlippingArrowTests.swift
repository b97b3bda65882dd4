import PullToRefresh
import Testing

@testable import RefreshIndicators
@testable import ScrollPhysics

@Suite("The arrow that flips")
struct FlippingArrowTests {
  /// Whether what is filled, the arrow, is turned by so much.
  private func isTurned(_ display: DisplayList, by degrees: Double) -> Bool {
    guard let place = display.fills.first?.place else { return false }
    let turn = PathTransform.turn(degrees * .pi / 180)
    return abs(place.a - turn.a) < 1e-9 && abs(place.b - turn.b) < 1e-9
  }

  @Test("it points down until all 60 pt show, then turns over in 0.2 s; the label says the same")
  func flips() {
    var pulled = PulledEngine(.pullview)
    pulled.pull(to: 59)
    #expect(isTurned(pulled.display, by: 0) && pulled.display.texts == ["Pull down to refresh"])
    pulled.pull(to: 60)
    #expect(isTurned(pulled.display, by: 0) && pulled.display.texts == ["Release to refresh"])
    #expect(isTurned(pulled.display(after: 0.1), by: 90))
    #expect(isTurned(pulled.display(after: 0.2), by: 180))
  }

  @Test("while it refreshes a ring turns back 45° each 0.15 s in the arrow's place")
  func spins() throws {
    var pulled = PulledEngine(.pullview)
    pulled.release(at: 70)
    #expect(pulled.display.texts == ["Refreshing…"])
    let ring = try #require(pulled.display(after: 0.15).strokes.first)
    let turn = PathTransform.turn(-.pi / 4)
    #expect(abs(ring.place.a - turn.a) < 1e-9 && abs(ring.place.b - turn.b) < 1e-9)
  }

  @Test("after it the label stays, the arrow is hidden for the 0.3 s of the closing and then still up")
  func ends() {
    var pulled = PulledEngine(.pullview)
    pulled.release(at: 70)
    pulled.end()
    #expect(pulled.display.texts == ["Refreshing…"] && pulled.display.fills.isEmpty)
    pulled.tick(0.3)
    #expect(pulled.display.texts == ["Refreshing…"] && isTurned(pulled.display, by: 180))
  }
}
