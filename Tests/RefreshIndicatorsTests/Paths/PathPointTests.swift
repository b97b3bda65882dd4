import RefreshIndicators
import Testing

@Suite("Points of pictures")
struct PathPointTests {
  @Test("add, subtract and scale part by part")
  func arithmetic() {
    let sum = PathPoint(1, 2) + PathPoint(3, -5)
    #expect(sum == PathPoint(4, -3))
    #expect(sum - PathPoint(3, -5) == PathPoint(1, 2))
    #expect(sum * 2 == PathPoint(8, -6))
  }

  @Test("the way to another point has the other at 1 and goes on beyond")
  func way() {
    let (a, b) = (PathPoint(1, 2), PathPoint(5, -6))
    #expect(a.toward(b, by: 0) == a)
    #expect(a.toward(b, by: 1) == b)
    #expect(a.toward(b, by: 0.25) == PathPoint(2, 0))
    #expect(a.toward(b, by: 2) == PathPoint(9, -14))
  }

  @Test("distance is the straight line's length")
  func distance() {
    #expect(PathPoint(1, 1).distance(to: PathPoint(4, 5)) == 5)
    #expect(PathPoint(1, 1).distance(to: PathPoint(1, 1)) == 0)
  }
}
