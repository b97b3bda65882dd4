import RefreshIndicators
import ScrollPhysics
import Testing

@Suite("Pieces of paths")
struct VectorPathPiecesTests {
  private let curved = "M0 0C30 0 0 30 30 30Q60 30 60 0L50 -10Z"

  @Test("halving once makes the pieces of De Casteljau's rule, worked out by hand")
  func once() throws {
    #expect(try VectorPath(svg: "M0 0L16 0").halved(times: 1).svg == "M0 0L8 0L16 0")
    #expect(try VectorPath(svg: "M0 0Q8 16 16 0").halved(times: 1).svg == "M0 0Q4 8 8 8Q12 8 16 0")
    #expect(
      try VectorPath(svg: "M0 0C0 8 8 8 8 0").halved(times: 1).svg == "M0 0C0 4 2 6 4 6C6 6 8 4 8 0")
  }

  @Test("n halvings make 2ⁿ pieces of each line and curve and keep length and bounds")
  func many() throws {
    let path = try VectorPath(svg: curved)
    for times in 0...6 {
      let halved = path.halved(times: times)
      #expect(halved.elements.count == 2 + 3 << times)
      #expect(abs(halved.length - path.length) < 1e-7 * path.length)
    }
    #expect(path.halved(times: 0) == path)
  }

  @Test("straight lines come nearer to the curve as the tolerance shrinks, by its square root in number")
  func converges() throws {
    let path = try VectorPath(svg: curved)
    var before = Double.infinity
    for tolerance in [1, 0.1, 0.01, 0.001] {
      let flat = path.flattened(tolerance: tolerance)
      let missing = path.length - flat.length
      #expect(missing >= 0 && missing < before)
      before = missing
    }
    #expect(before < 1e-3)
    // A thousandth of the tolerance takes √1000 times the pieces, at most doubled by halving.
    let (rough, fine) = (path.flattened(tolerance: 1), path.flattened(tolerance: 0.001))
    #expect(Double(fine.elements.count) < 2 * 1000.0.squareRoot() * Double(rough.elements.count))
  }

  @Test("no point of the curve is further from the lines than the tolerance")
  func tolerance() throws {
    let tolerance = 0.05
    let curve = try VectorPath(svg: "M0 0C90 0 -60 30 30 30")
    let ends = [PathPoint.zero] + curve.flattened(tolerance: tolerance).elements.compactMap(\.lastPoint)
    // The independent way: the cubic's polynomial at many parameters, and the distance to the nearest straight piece.
    for index in 0...1000 {
      let t = Double(index) / 1000
      let u = 1 - t
      let point = PathPoint(
        270 * u * u * t - 180 * u * t * t + 30 * t * t * t, 90 * u * t * t + 30 * t * t * t)
      let nearest = zip(ends, ends.dropFirst()).map { distance(of: point, from: $0, to: $1) }.min()
      #expect(try #require(nearest) <= tolerance)
    }
  }

  private func distance(of point: PathPoint, from a: PathPoint, to b: PathPoint) -> Double {
    let (way, gap) = (b - a, point - a)
    let square = way.x * way.x + way.y * way.y
    let share = square > 0 ? min(1, max(0, (gap.x * way.x + gap.y * way.y) / square)) : 0
    return point.distance(to: a + way * share)
  }
}
