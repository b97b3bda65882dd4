import PullToRefresh
import Testing

@testable import RefreshIndicators

@Suite("The demo of ISAlternative")
struct ISAlternativeDemoTests {
  /// The angle of the arrow, from its transform; nil while it is hidden.
  private func isTurned(_ pull: Double, by degrees: Double) -> Bool {
    var pulled = PulledEngine(.isalternativeRelease)
    pulled.pull(to: pull)
    guard let place = pulled.display.fills.first?.place else { return false }
    let turn = PathTransform.turn(degrees * .pi / 180)
    return abs(place.a - turn.a) < 1e-9 && abs(place.b - turn.b) < 1e-9
  }

  @Test("the arrow points down for half of the 90 pt, then turns over with the pull")
  func arrow() {
    #expect(
      isTurned(45, by: 0) && isTurned(67.5, by: -90) && isTurned(90, by: -180) && isTurned(120, by: -180))
  }

  @Test("it is hidden while it refreshes, and a spinner of twelve spokes turns")
  func spinner() {
    var pulled = PulledEngine(.isalternativeRelease)
    pulled.release(at: 95)
    pulled.move(to: 94)
    #expect(pulled.display.fills.isEmpty && pulled.display.strokes.count == 12)
  }

  /// The drop's outline, in its own coordinates.
  private func drop(_ pulled: PulledEngine, after time: Double = 0) -> [PathElement] {
    pulled.display(after: time).fills.first?.path.elements ?? []
  }

  /// The lowest point of the drop: where its lower circle ends, half way round.
  private func lowest(_ elements: [PathElement]) -> Double {
    elements.map { element in
      if case .cubic(_, _, let to) = element { to.y } else { 0 }
    }.max() ?? 0
  }

  @Test("the drop stretches from 0.35 of the way, to 55 pt and from 16 to 10 and 2 pt")
  func stretches() {
    var pulled = PulledEngine(.isalternative)
    pulled.pull(to: 30)
    // At rest: 1 pt apart, the lower radius 16 − 14·(1/55)^1.3 = 15.92.
    #expect(abs(lowest(drop(pulled)) - (1 + 15.92)) < 0.01)
    pulled.pull(to: 90)
    #expect(abs(lowest(drop(pulled)) - (55 + 2)) < 1e-9)
  }

  @Test("once it has fired the drop is drawn in by 5 pt each hundredth, then the spinner shows")
  func shrinks() {
    var pulled = PulledEngine(.isalternative)
    pulled.pull(to: 91)
    let half = drop(pulled, after: 0.055)
    // 27.5 pt apart, the lower radius 16 − 14·0.5^1.3 = 10.31.
    #expect(abs(lowest(half) - (27.5 + 10.31)) < 0.01)
    #expect(drop(pulled, after: 0.111).isEmpty)
    #expect(pulled.display(after: 0.111).strokes.count == 12)
  }
}
