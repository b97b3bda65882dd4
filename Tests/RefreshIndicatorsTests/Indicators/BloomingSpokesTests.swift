import PullToRefresh
import Testing

@testable import RefreshIndicators

@Suite("Spokes that bloom")
struct BloomingSpokesTests {
  private func opacities(_ display: DisplayList) -> [Double] { display.strokes.map(\.color.opacity) }

  @Test("they come one by one with the pull")
  func come() {
    var pulled = PulledEngine(.uirefreshcontrol)
    // S is 132.11: 66.05 is half of it, four spokes; a little more begins the fifth.
    pulled.pull(to: 66)
    #expect(opacities(pulled.display).count == 4)
    pulled.pull(to: 70)
    #expect(opacities(pulled.display).count == 5 && (opacities(pulled.display).last ?? 1) < 0.3)
  }

  @Test("while it refreshes the brightest of eight goes round in a second")
  func ticks() {
    var pulled = PulledEngine(.uirefreshcontrol)
    pulled.pull(to: 133)
    for (time, brightest) in [(0.0, 0), (0.13, 1), (0.51, 4), (1.01, 0)] {
      let shown = opacities(pulled.display(after: time))
      #expect(shown.count == 8 && shown.firstIndex(of: shown.max() ?? 0) == brightest, "\(time)")
    }
  }

  @Test("it is larger for a moment after the trigger, and shrinks to nothing in the 0.3 s it goes away")
  func sizes() {
    var pulled = PulledEngine(.uirefreshcontrol)
    pulled.pull(to: 133)
    func size(_ time: Double) -> Double? { pulled.display(after: time).flat.first?.place.a }
    #expect(size(0) == 1 && abs((size(0.05) ?? 0) - 1.25) < 1e-9 && size(0.3) == 1)
    pulled.lift()
    pulled.move(to: 60)
    pulled.end()
    #expect(abs((size(0.15) ?? 0) - 0.5) < 1e-9)
  }

  @Test("a bounce that uncovers it shows nothing")
  func bounce() {
    var pulled = PulledEngine(.uirefreshcontrol)
    pulled.bounce(to: 40)
    #expect(pulled.display.flat.allSatisfy { $0.opacity == 0 })
  }
}

extension PulledEngine {
  /// Moves the content by itself past the edge.
  fileprivate mutating func bounce(to points: Double) {
    setBouncing()
    move(to: points)
  }
}
