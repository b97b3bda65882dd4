import RefreshIndicators
import Testing

@testable import ReplayPages

@Suite("Filmstrips")
struct ReplayFilmstripTests {
  @Test("frames stand side by side, six in a row at most, each a row's worth apart")
  func layout() throws {
    let picture = try SampleReplay.picture(size: PictureSize(width: 100, height: 150))
    for (count, columns, rows) in [(1, 1, 1), (6, 6, 1), (7, 4, 2), (14, 5, 3)] {
      let strip = ReplayFilmstrip(picture, count: count, title: "a")
      let places = strip.drawing.items.compactMap { item -> PathPoint? in
        if case .group(let group) = item { group.transform.point(PathPoint(0, 0)) } else { nil }
      }
      #expect(places.count == count && strip.moments.count == count)
      #expect(Set(places.map(\.x)).count == columns && Set(places.map(\.y)).count == rows)
      #expect(strip.width == 40 + 114 * Double(columns) - 14)
      #expect(places.allSatisfy { $0.x + 120 <= strip.width && $0.y + 150 + 34 <= strip.height })
    }
  }

  @Test("a title from outside is text, not markup")
  func title() throws {
    let strip = ReplayFilmstrip(try SampleReplay.picture(), count: 1, title: "<b>&")
    let svg = SVGDocument(width: strip.width, height: strip.height, title: "t", drawing: strip.drawing).text
    #expect(svg.contains("&lt;b&gt;&amp; · fired at "))
  }
}
