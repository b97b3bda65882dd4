import RefreshIndicators
import Testing

@Suite("Affine maps")
struct PathTransformTests {
  /// Rounding of a sine and a sum.
  private let rounding = 1e-15

  @Test("move, scale and turn do what they say; y grows downwards, so a quarter turn takes right to down")
  func kinds() {
    #expect(PathTransform.move(3, 4).point(PathPoint(1, 1)) == PathPoint(4, 5))
    #expect(PathTransform.scale(2, 3).point(PathPoint(1, 1)) == PathPoint(2, 3))
    let turned = PathTransform.turn(.pi / 2).point(PathPoint(1, 0))
    #expect(abs(turned.x) < rounding && abs(turned.y - 1) < rounding)
  }

  @Test("one map after another is both in that order")
  func order() {
    let map = PathTransform.move(10, 0).after(.scale(2)).after(.turn(.pi / 2))
    let point = map.point(PathPoint(3, 0))
    // Turned to (0, 3), twice as large (0, 6), moved to (10, 6).
    #expect(abs(point.x - 10) < rounding * 8 && abs(point.y - 6) < rounding * 8)
  }

  @Test("a path is mapped point by point, control points too")
  func paths() {
    let (a, b, c) = (PathPoint(1, 0), PathPoint(0, 1), PathPoint(2, 2))
    let path = VectorPath([.move(a), .line(b), .quadratic(a, to: c), .cubic(a, b, to: c), .close])
    let (d, e, f) = (PathPoint(2, 0), PathPoint(0, 3), PathPoint(4, 6))
    let expected = VectorPath([.move(d), .line(e), .quadratic(d, to: f), .cubic(d, e, to: f), .close])
    #expect(path.mapped(PathTransform.scale(2, 3).point) == expected)
  }
}
