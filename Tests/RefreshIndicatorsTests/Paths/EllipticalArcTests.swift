import RefreshIndicators
import Testing

/// The ellipse's own equation is the second method: every point of the drawn curve must fulfil it.
@Suite("Elliptical arcs")
struct EllipticalArcTests {
  /// How far the cubics may leave an ellipse of radius 1: 4.3e-6 by the error of an eighth of a turn.
  private let shapeError = 5e-6

  private func points(_ svg: String) throws -> [PathPoint] {
    try VectorPath(svg: svg).flattened(tolerance: 1e-7).elements.compactMap {
      if case .line(let point) = $0 { point } else { nil }
    }
  }

  @Test("half a circle lies on the circle, on the side the sweep flag says")
  func halfCircle() throws {
    for (flag, side) in [("1", -1.0), ("0", 1.0)] {
      let points = try points("M-1 0A1 1 0 0 \(flag) 1 0")
      for point in points {
        #expect(abs(point.distance(to: .zero) - 1) < shapeError)
        #expect(point.y * side > -1e-6)
      }
    }
  }

  @Test("the four arcs of SVG 2's figure: large and sweep choose among two ellipses' parts")
  func fourArcs() throws {
    // From (0, 0) to (2, 1) with radii 2 and 1: the ellipses centred at (0, 1) and (2, 0), a quarter of each is small.
    // A quarter of the perimeter of a 2:1 ellipse, 9.6884/4 (Ramanujan's second formula).
    let quarter = 2.4221
    for (flags, centre, share) in [
      ("0 0", PathPoint(2, 0), 1.0), ("0 1", PathPoint(0, 1), 1), ("1 0", PathPoint(0, 1), 3),
      ("1 1", PathPoint(2, 0), 3),
    ] {
      let svg = "M0 0A2 1 0 \(flags) 2 1"
      for point in try points(svg) {
        let away = point - centre
        #expect(abs(away.x * away.x / 4 + away.y * away.y - 1) < 3 * shapeError, "\(svg)")
      }
      #expect(abs(try VectorPath(svg: svg).length - share * quarter) < 1e-3, "\(svg)")
    }
  }

  @Test("a rotated ellipse is the upright one turned")
  func rotation() throws {
    // 30°: (cos, sin) = (√3/2, 1/2). The arc from one end of the first axis to the other.
    let (c, s) = (0.75.squareRoot(), 0.5)
    let points = try points("M\(-3 * c) \(-3 * s)A3 1 30 0 1 \(3 * c) \(3 * s)")
    #expect(points.count > 50)
    for point in points {
      let (u, v) = (c * point.x + s * point.y, c * point.y - s * point.x)
      #expect(abs(u * u / 9 + v * v - 1) < 3 * shapeError)
      #expect(v < 1e-6)
    }
  }

  @Test("radii too small grow until they reach; their signs do not count (SVG 1.1, F.6.6)")
  func smallRadii() throws {
    let path = try VectorPath(svg: "M0 0A1 1 0 0 1 10 0")
    #expect(path == (try VectorPath(svg: "M0 0A5 5 0 0 1 10 0")))
    #expect(path == (try VectorPath(svg: "M0 0A-1 -1 0 0 1 10 0")))
    #expect(abs(path.length - 5 * .pi) < 1e-4)
  }

  @Test("a radius of 0 makes a straight line, equal ends make nothing (SVG 1.1, F.6.2)")
  func noArc() throws {
    #expect(try VectorPath(svg: "M0 0A0 5 0 0 1 10 0").svg == "M0 0L10 0")
    #expect(try VectorPath(svg: "M3 3a5 5 0 1 1 0 0").svg == "M3 3")
  }

  @Test("radii at the ends of the number range draw something finite")
  func extremeRadii() throws {
    for radius in ["1e-300", "1e-160", "1e-30", "1e30", "1e38"] {
      let path = try VectorPath(svg: "M0 0A\(radius) \(radius) 0 0 1 1 0")
      #expect(path.length.isFinite)
    }
  }

  @Test("an arc ends exactly where it says")
  func exactEnd() throws {
    let path = try VectorPath(svg: "M0.1 0.2A3 4 17 1 0 0.7 0.3L1 1")
    #expect(path.elements.dropLast().last.map { "\($0)".hasSuffix("(x: 0.7, y: 0.3))") } == true)
  }
}
