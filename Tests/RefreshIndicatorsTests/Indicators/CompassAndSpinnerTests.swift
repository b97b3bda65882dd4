import PullToRefresh
import Testing

@testable import RefreshIndicators
@testable import ScrollPhysics

@Suite("Compass and spinner")
struct CompassAndSpinnerTests {
  /// Rounding of a few sums.
  private let rounding = 1e-9

  /// The middles of compass and needle: of the largest circle, and of the smallest.
  private func middles(_ pulled: PulledEngine) -> (compass: PathPoint, needle: PathPoint)? {
    let places = pulled.display.fills.map { $0.place.point(.zero) }
    // Ground, then compass, then needle; the ground's place is the viewport's corner.
    let moved = places.filter { $0.x > 0 }
    guard let first = moved.first, let last = moved.last else { return nil }
    return (first, last)
  }

  @Test("they come from both sides and are centred in the strip", arguments: [20.0, 50, 90])
  func approach(_ pull: Double) throws {
    var pulled = PulledEngine(.jackrabbit)
    pulled.pull(to: pull)
    let (compass, needle) = try #require(middles(pulled))
    // Each is 60 wide: one width beside the middle at 0, in the middle at 100.
    #expect(abs(compass.x - (160 + 60 * (1 - pull / 100))) < rounding)
    #expect(abs(needle.x - (160 - 60 * (1 - pull / 100))) < rounding)
    #expect(abs(compass.y - pull / 2) < rounding && abs(needle.y - pull / 2) < rounding)
  }

  @Test("once met they stay joined, also on the way back")
  func joined() throws {
    var pulled = PulledEngine(.jackrabbit)
    pulled.pull(to: 100)
    pulled.pull(to: 60)
    let (compass, needle) = try #require(middles(pulled))
    #expect(compass.x == 160 && needle.x == 160)
  }

  /// The colour behind, if any.
  private func ground(_ display: DisplayList) -> DisplayColor? {
    display.fills.first { $0.place == .identity }?.color
  }

  /// The needle's angle in degrees, from its transform.
  private func isTurned(_ display: DisplayList, by degrees: Double) -> Bool {
    guard let place = display.fills.last?.place else { return false }
    let turn = PathTransform.turn(degrees * .pi / 180)
    return abs(place.a - turn.a) < rounding && abs(place.b - turn.b) < rounding
  }

  @Test("a quarter turn takes 0.3 s, evenly, and each brings the next colour at 0.3")
  func turns() throws {
    var pulled = PulledEngine(.jackrabbit)
    pulled.pull(to: 140)
    // The last callbacks were past 132.11: the turning began at the first after it.
    guard case .jackrabbit(let engine) = pulled.engine, let end = engine.decoration.stepEnd else {
      Issue.record("no turn began")
      return
    }
    pulled.tick(end - 0.15 - pulled.view.time)
    #expect(isTurned(pulled.display, by: 45))
    // Half way from nothing to red at 0.3.
    #expect(abs((ground(pulled.display)?.opacity ?? 0) - 0.15) < rounding)
    #expect(ground(pulled.display)?.red == 1)
    pulled.tick(0.3)
    #expect(isTurned(pulled.display, by: 135))
    // Half way from red to blue, both at 0.3.
    let half = DisplayColor(red: 0.5, green: 0, blue: 0.5, opacity: 0.3)
    let shown = try #require(ground(pulled.display))
    #expect(abs(shown.red - half.red) < rounding && abs(shown.blue - half.blue) < rounding)
    #expect(abs(shown.opacity - half.opacity) < rounding)
  }

  @Test("after the end they break apart, turned as far as they came, without a colour")
  func exit() throws {
    var pulled = PulledEngine(.jackrabbit)
    pulled.release(at: 140)
    pulled.move(to: 60)
    pulled.end()
    pulled.tick(0.3)
    pulled.move(to: 50)
    let (compass, needle) = try #require(middles(pulled))
    #expect(abs(compass.x - 190) < rounding && abs(needle.x - 130) < rounding)
    #expect(ground(pulled.display) == nil)
    guard case .jackrabbit(let engine) = pulled.engine else { return }
    #expect(isTurned(pulled.display, by: Double(engine.decoration.quarterTurns) * 90))
  }
}
