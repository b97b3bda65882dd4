import PullToRefresh
import Testing

@testable import RefreshIndicators
@testable import ScrollPhysics

@Suite("The note that turns")
struct NoteIconTests {
  /// Whether the disc behind the note is turned by so many degrees.
  private func isTurned(_ display: DisplayList, by degrees: Double) -> Bool {
    guard let place = display.fills.first?.place else { return false }
    let turn = PathTransform.turn(degrees * .pi / 180)
    return abs(place.a - turn.a) < 1e-9 && abs(place.b - turn.b) < 1e-9
  }

  @Test("a full turn per 90 pt of pull", arguments: [(22.5, 90.0), (45, 180), (80, 320)])
  func follows(_ pull: Double, _ degrees: Double) {
    var pulled = PulledEngine(.onpu)
    pulled.pull(to: pull)
    #expect(isTurned(pulled.display, by: degrees))
  }

  @Test(
    "once fired it turns once in 0.64 s from where it was, twice, then upright, and shows another for a second"
  )
  func spins() throws {
    var pulled = PulledEngine(.onpu)
    // The last sample in Normal is 90 pt: a whole turn, so two turns from there and a whole one upright.
    pulled.pull(to: 91)
    let own = try #require(pulled.display.fills.first?.color)
    #expect(isTurned(pulled.display(after: 0.16), by: 90))
    pulled.tick(0.64 + 0.16)
    #expect(isTurned(pulled.display, by: 90) && pulled.display.fills.first?.color == own)
    pulled.tick(3 * 0.64 - 0.8 + 0.1)
    let other = try #require(pulled.display.fills.first?.color)
    #expect(other != own)
    pulled.tick(0.8)
    #expect(pulled.display.fills.first?.color == other)
  }

  @Test("it is pinned to the top once all 80 pt of it show")
  func place() throws {
    var pulled = PulledEngine(.onpu)
    pulled.pull(to: 60)
    #expect(try #require(pulled.display.fills.first).place.ty == 20)
    pulled.pull(to: 85)
    #expect(try #require(pulled.display.fills.first).place.ty == 40)
  }
}
