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
}
