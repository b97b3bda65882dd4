import PullToRefresh
import Testing

@testable import ScrollPhysics

@Suite("Arrow and label")
struct ArrowAndLabelTests {
  /// An engine after it was pulled this far.
  private func pulled(_ system: RefreshSystem, to points: Double) -> PulledEngine {
    var pulled = PulledEngine(system)
    pulled.pull(to: points)
    return pulled
  }

  @Test(
    "the label says what a lift would do, by the system's own threshold",
    arguments: [
      (RefreshSystem.sv, 60.0, "Pull to refresh…", "Release to refresh…"),
      (.ego, 65, "Pull down to refresh…", "Release to refresh…"),
      (.mj, 54, "Pull down to refresh", "Release to refresh"),
      (.es, 60, "Pull to refresh", "Release to refresh"),
      (.easyRefresh, 70, "Pull to refresh", "Release ready"),
    ])
  func labels(_ system: RefreshSystem, _ threshold: Double, _ pull: String, _ release: String) {
    #expect(pulled(system, to: threshold - 2).display.texts == [pull])
    #expect(pulled(system, to: threshold + 2).display.texts == [release])
  }

  @Test(
    "the arrow turns over in the system's own time",
    arguments: [(RefreshSystem.sv, 0.2), (.ego, 0.18), (.mj, 0.25), (.es, 0.2), (.easyRefresh, 0)])
  func arrow(_ system: RefreshSystem, _ seconds: Double) throws {
    let up = try #require(pulled(system, to: 80).display(after: seconds).fills.last).place
    let down = try #require(pulled(system, to: 30).display.fills.last).place
    #expect(abs(down.a - 1) < 1e-9 && abs(up.a + 1) < 1e-9)
  }

  @Test("easy-refresh: let go, a spinner turns until the work is over, and then its result is shown")
  func easyRefresh() {
    var pulled = pulled(.easyRefresh, to: 80)
    pulled.lift()
    pulled.move(to: 70)
    pulled.tick(0.5)
    #expect(pulled.display.strokes.count == 12 && pulled.display.texts == ["Refreshing..."])
    pulled.end()
    #expect(pulled.display.strokes.isEmpty && pulled.display.texts == ["Succeeded"])
  }

  @Test("while it loads a spinner turns", arguments: [RefreshSystem.sv, .ego, .mj, .es])
  func loads(_ system: RefreshSystem) {
    var pulled = pulled(system, to: 80)
    pulled.lift()
    pulled.move(to: 62)
    pulled.tick(0.5)
    #expect(pulled.display.strokes.count == 12)
    #expect(pulled.display.texts.contains { $0.hasPrefix("Loading") })
  }
}
