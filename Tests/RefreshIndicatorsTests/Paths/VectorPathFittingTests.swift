import RefreshIndicators
import ScrollPhysics
import TestSamples
import Testing

@Suite("Bounds and fitting of paths")
struct VectorPathFittingTests {
  @Test("bounds are those of the curve, not of its control points")
  func tight() throws {
    // A quadratic from (0, 0) over (8, 16) to (16, 0) is highest at t = 1/2: y = 8.
    #expect(try VectorPath(svg: "M0 0Q8 16 16 0").bounds == PathRectangle(width: 16, height: 8))
    // A cubic with both controls at y = 8 reaches 6; x turns nowhere.
    #expect(try VectorPath(svg: "M0 0C0 8 8 8 8 0").bounds == PathRectangle(width: 8, height: 6))
  }

  @Test(
    "bounds of curves hold every point of a fine flattening and are met by it",
    arguments: 0..<Rounds.some(of: 50))
  func against(_ run: Int) throws {
    var random = RandomSVGPath(seed: 7 &+ UInt64(run))
    let path = try VectorPath(svg: random.next())
    guard let bounds = path.bounds else {
      // One of these paths only moves: nothing is drawn.
      #expect(path.elements.allSatisfy { if case .move = $0 { true } else { false } }, "\(path)")
      return
    }
    let slack = 1e-4
    let flat = try #require(path.flattened(tolerance: 1e-5).bounds)
    #expect(abs(flat.origin.x - bounds.origin.x) < slack && abs(flat.origin.y - bounds.origin.y) < slack)
    #expect(abs(flat.end.x - bounds.end.x) < slack && abs(flat.end.y - bounds.end.y) < slack)
  }

  @Test("a circle of two arcs has its diameter as bounds")
  func circle() throws {
    let bounds = try #require(try VectorPath(svg: "M-5 0A5 5 0 0 1 5 0A5 5 0 0 1 -5 0Z").bounds)
    #expect(abs(bounds.origin.y + 5) < 1e-4 && abs(bounds.height - 10) < 2e-4)
    #expect(bounds.width == 10)
  }

  @Test("a move that nothing follows does not count; nothing drawn has no bounds")
  func moves() throws {
    #expect(try VectorPath(svg: "M0 0H5M90 90").bounds == PathRectangle(width: 5, height: 0))
    #expect(try VectorPath(svg: "M3 4").bounds == nil)
    #expect(VectorPath().bounds == nil)
  }

  @Test("fitting keeps proportions and centres")
  func fits() throws {
    let path = try VectorPath(svg: "M10 10H110V60")
    #expect(
      path.fitted(into: PathRectangle(x: 5, y: 7, width: 50, height: 50)).svg == "M5 19.5L55 19.5L55 44.5")
  }

  @Test("a line without height fits by its width, a point moves to the middle")
  func degenerate() throws {
    let frame = PathRectangle(width: 40, height: 20)
    #expect(try VectorPath(svg: "M5 5h10").fitted(into: frame).svg == "M0 10L40 10")
    #expect(try VectorPath(svg: "M5 5z").fitted(into: frame).svg == "M20 10Z")
    #expect(VectorPath().fitted(into: frame) == VectorPath())
  }

  @Test("the union of rectangles holds both")
  func union() {
    let union = PathRectangle(x: -1, y: 2, width: 3, height: 1).union(PathRectangle(width: 1, height: 9))
    #expect(union == PathRectangle(x: -1, y: 0, width: 3, height: 9))
    #expect(union.centre == PathPoint(0.5, 4.5))
  }
}
