import Testing

@testable import RefreshIndicators

@Suite("Spokes around a point")
struct SpokeWheelTests {
  private let wheel = SpokeWheel(centre: PathPoint(10, 20), count: 4, inner: 2, outer: 5)

  @Test("the first points up, the others follow clockwise; what is invisible is left out")
  func places() {
    let lines = wheel.display { $0 == 2 ? 0 : 1 }.strokes.map(\.path.elements)
    #expect(lines.count == 3)
    #expect(lines[0] == [.move(PathPoint(10, 18)), .line(PathPoint(10, 15))])
    guard case .line(let right) = lines[1][1], case .line(let left) = lines[2][1] else { return }
    #expect(abs(right.x - 15) < 1e-12 && abs(right.y - 20) < 1e-12)
    #expect(abs(left.x - 5) < 1e-12 && abs(left.y - 20) < 1e-12)
  }

  @Test("the brightest goes on a spoke at a time, once round in a turn; those behind it are fainter")
  func turning() {
    for (time, brightest) in [(0.0, 0), (0.49, 0), (0.51, 1), (1.99, 3), (2.01, 0)] {
      let shown = wheel.turning(for: time, turn: 2).strokes.map(\.color.opacity)
      #expect(shown[brightest] == 1, "\(time)")
      #expect(shown[(brightest + 3) % 4] == 0.75 && shown[(brightest + 1) % 4] == 0.25)
    }
  }
}
