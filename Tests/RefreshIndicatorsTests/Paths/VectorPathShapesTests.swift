import RefreshIndicators
import ScrollPhysics
import Testing

@Suite("Shapes")
struct VectorPathShapesTests {
  /// How far four cubic pieces may be from a circle, as a share of its radius: 2.73e-4 (the known bound of this form).
  private let circleError = 2.74e-4

  /// Points of a path's cubic pieces, from the definition of a Bézier curve.
  private func points(_ path: VectorPath) -> [PathPoint] {
    var (points, current): ([PathPoint], PathPoint) = ([], PathPoint(0, 0))
    for element in path.elements {
      switch element {
      case .move(let to), .line(let to): current = to
      case .cubic(let a, let b, let to):
        for step in 0...16 {
          let t = Double(step) / 16
          let u = 1 - t
          points.append(current * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + to * (t * t * t))
        }
        current = to
      default: break
      }
    }
    return points
  }

  @Test("an arc stays on its circle and ends where its sweep says", arguments: [0.3, -0.3, .pi, -5, 2 * .pi])
  func arcs(_ sweep: Double) {
    let path = VectorPath.arc(centre: PathPoint(5, 7), radius: 10, from: 1, sweep: sweep)
    for point in points(path) {
      let (x, y) = (point.x - 5, point.y - 7)
      #expect(abs((x * x + y * y).squareRoot() - 10) <= 10 * circleError)
    }
    guard case .cubic(_, _, let end) = path.elements[path.elements.count - 1] else {
      Issue.record("an arc ends in a curve")
      return
    }
    #expect(abs(end.x - 5 - 10 * Elementary.cos(1 + sweep)) < 1e-12)
    #expect(abs(end.y - 7 - 10 * Elementary.sin(1 + sweep)) < 1e-12)
  }

  @Test("a rounded rectangle stays inside the plain one and touches each side")
  func roundedRectangle() {
    let path = VectorPath.roundedRectangle(x: 1, y: 2, width: 30, height: 10, radius: 50)
    let all = points(path)
    let (xs, ys) = (all.map(\.x), all.map(\.y))
    #expect(abs((xs.min() ?? 0) - 1) < 1e-9 && abs((xs.max() ?? 0) - 31) < 1e-9)
    #expect(abs((ys.min() ?? 0) - 2) < 1e-9 && abs((ys.max() ?? 0) - 12) < 1e-9)
    #expect(path.elements.last == .close)
  }

  @Test("polygons close, polylines do not, and nothing comes of no points")
  func polygons() {
    let (a, b) = (PathPoint(0, 0), PathPoint(1, 0))
    #expect(VectorPath.polyline([a, b]).elements == [.move(a), .line(b)])
    #expect(VectorPath.polygon([a, b]).elements == [.move(a), .line(b), .close])
    #expect(VectorPath.polygon([]).elements.isEmpty)
  }
}
