import Testing

@testable import ReplayReport

@Suite("Polyline simplification")
struct PolylineSimplificationTests {
  @Test("of a bent line only the bend is left")
  func bend() {
    let points = (0...20).map { (x: Double($0), y: Double(min($0, 10))) }
    let simple = PolylineSimplification.simplified(points, tolerance: 0.01)
    #expect(simple.map(\.x) == [0, 10, 20] && simple.map(\.y) == [0, 10, 10])
  }

  @Test("no point that is left out is farther than the tolerance from the line")
  func tolerance() {
    // A parabola: its chord of width w is w²/4000 away in the middle.
    let points = (0...400).map { x -> (x: Double, y: Double) in (Double(x), Double(x * x) / 1000) }
    let simple = PolylineSimplification.simplified(points, tolerance: 0.15)
    #expect(simple.count < 30)
    for point in points {
      guard let next = simple.firstIndex(where: { $0.x >= point.x }), next > 0 else { continue }
      let (a, b) = (simple[next - 1], simple[next])
      let onLine = a.y + (b.y - a.y) * (point.x - a.x) / (b.x - a.x)
      // Straight down is farther than square to the line, here by at most √(1 + 0.8²).
      #expect(abs(onLine - point.y) <= 0.15 * 1.29)
    }
  }

  @Test("one or two points, and points that coincide, stay as they are")
  func few() {
    for count in 0...2 {
      let points = (0..<count).map { (x: Double($0), y: 1.0) }
      #expect(PolylineSimplification.simplified(points, tolerance: 1).count == count)
    }
    let same = [(x: 1.0, y: 1.0), (1, 1), (1, 1)]
    #expect(PolylineSimplification.simplified(same, tolerance: 1).count == 2)
  }
}
