import Testing

@testable import RefreshIndicators

@Suite("Paths of one's own")
struct IndicatorPathTests {
  @Test("paths together fill 40 × 40 pt, in its middle")
  func fits() throws {
    let path = IndicatorPath([try VectorPath(svg: "M0 0h8v4"), try VectorPath(svg: "m2 6h1")])
    // 8 × 6 in all: scaled by 5, and 5 pt of room above and below.
    #expect(
      path.paths(IndicatorLook()).path(at: 1).bounds == PathRectangle(x: 0, y: 5, width: 40, height: 30))
  }

  @Test("each draws itself over the whole pull")
  func together() throws {
    let path = IndicatorPath([try VectorPath(svg: "M0 0h8"), try VectorPath(svg: "M0 8h4")])
    #expect(path.paths(IndicatorLook()).path(at: 0.5).svg == "M0 0L20 0M0 40L10 40")
  }
}
