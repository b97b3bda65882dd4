import PullToRefresh
import Testing

@testable import RefreshIndicators
@testable import ScrollPhysics

@Suite("The ring of a policy")
struct ProgressRingTests {
  private func display(_ pull: Double) -> DisplayList {
    let machine = RefreshMachine(
      RefreshPolicy(threshold: .points(100)), viewport: 667, originalTopInset: 0)
    let view = ScrollSituation(time: 0, contentOffset: -pull, topInset: 0, viewportLength: 667)
    return RefreshIndicator.display(engine: .policy(machine), view: view, width: 320)
  }

  @Test("it fills with the pull, in the middle of what shows, and is full at the threshold")
  func fills() throws {
    for (pull, share) in [(25.0, 0.25), (50, 0.5), (100, 1), (180, 1)] {
      let strokes = display(pull).strokes
      let (track, arc) = (try #require(strokes.first?.path), try #require(strokes.last?.path))
      #expect(abs(arc.length / track.length - share) < 1e-3)
      let bounds = try #require(track.bounds)
      #expect(abs(bounds.centre.y - pull / 2) < 1e-9)
    }
  }

  @Test("nothing shows without a pull")
  func nothing() { #expect(display(0).items.isEmpty) }

  @Test("kirigami's fills from the first point on, that of Frameworks 5 once the whole header shows")
  func kirigami() {
    for (system, strokes) in [(RefreshSystem.kirigami, [2, 2]), (.kirigami5, [1, 2])] {
      var pulled = PulledEngine(system)
      let counts = [70.0, 90].map { pull in
        pulled.pull(to: pull)
        return pulled.display.strokes.count
      }
      #expect(counts == strokes, "\(system.name)")
    }
  }
}
