import RefreshIndicators
import ScrollPhysics
import Testing

@Suite("Lengths of paths")
struct VectorPathLengthTests {
  /// How exact a length is, as a share of it.
  private let slack = 1e-8

  @Test("lines and closes have the length of their sides")
  func triangle() throws {
    #expect(try VectorPath(svg: "M0 0H3V4Z").length == 12)
    #expect(try VectorPath(svg: "M0 0H3M9 9V8").length == 4)
    #expect(VectorPath().length == 0)
  }

  @Test("a parabola's arc has the length of its closed form")
  func parabola() throws {
    // y = x² from 0 to 1: √5/2 + arsinh(2)/4 = 1.4789428575445974.
    let path = try VectorPath(svg: "M0 0Q0.5 0 1 1")
    #expect(abs(path.length - 1.478_942_857_544_597_4) < slack)
  }

  @Test("a cubic that goes out and back counts both ways")
  func backAndForth() throws {
    // x(t) = 3·(1 − t)²·t·1 + 3·(1 − t)·t²·1 = 3t(1 − t): out to 3/4 and back.
    #expect(abs(try VectorPath(svg: "M0 0C1 0 1 0 0 0").length - 1.5) < 1e-6)
  }

  @Test("drawn and undrawn shares add up: a part has its share of the length")
  func shares() throws {
    let path = try VectorPath(svg: readmePath + "zm20 30a30 60 20 1 0 40 50z")
    for share in stride(from: 0.0, through: 1, by: 1.0 / 64) {
      #expect(abs(path.partial(share).length - share * path.length) < 1e-6 * path.length)
    }
  }

  @Test("a part's last point lies on the path, and grows without a jump")
  func continuous() throws {
    let path = try VectorPath(svg: "M0 0C30 0 0 30 30 30Q60 30 60 0Z")
    let step = path.length / 500
    var last = PathPoint.zero
    for index in 1...499 {
      let point = try #require(path.partial(Double(index) / 500).elements.last?.lastPoint)
      #expect(point.distance(to: last) <= step * 1.001)
      last = point
    }
  }

  @Test("nothing at 0, below and for NaN; all at 1 and above")
  func ends() throws {
    let path = try VectorPath(svg: "M0 0H8V2Z")
    for none in [0, -1, .nan] { #expect(path.partial(none) == VectorPath()) }
    for all in [1, 2, Double.infinity] { #expect(path.partial(all) == path) }
  }

  @Test("the line under the pen is cut; a close that is not finished is a line")
  func cuts() throws {
    let path = try VectorPath(svg: "M0 0H3V4Z")
    #expect(path.partial(0.125).svg == "M0 0L1.5 0")
    #expect(path.partial(0.25).svg == "M0 0L3 0")
    #expect(path.partial(0.5).svg == "M0 0L3 0L3 3")
    #expect(path.partial(7.0 / 12 + 2.5 / 12).svg == "M0 0L3 0L3 4L1.5 2")
  }

  @Test("a subpath whose pen has not come yet has no move")
  func noEmptySubpath() throws {
    #expect(try VectorPath(svg: "M0 0H3M9 9V8").partial(0.75).svg == "M0 0L3 0")
  }
}

extension PathElement {
  /// Where a step other than a close ends.
  var lastPoint: PathPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quadratic(_, let point), .cubic(_, _, let point): point
    case .close: nil
    }
  }
}
