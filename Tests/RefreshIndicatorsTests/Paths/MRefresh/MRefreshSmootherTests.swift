import RefreshIndicators
import Testing

@Suite("MRefresh's smoothing")
struct MRefreshSmootherTests {
  private let mixed = "M0 0L16 0Q24 8 32 0C40 -8 48 -8 56 0h8v8z"

  private func smooth(_ svg: String, _ times: Int, _ version: MRefreshPathVersion) throws -> MRefreshPath {
    try MRefreshPath.read(svg, version: version).simplified().smoothed(times: times, version: version)
  }

  @Test("n times make 2ⁿ⁺¹ pieces; below 1 0.1.1 halves once and 0.2.1 not at all")
  func counts() throws {
    for times in 0...6 {
      #expect(try smooth(mixed, times, .documented).nodes.count == 2 + 5 * 2 << times)
      #expect(try smooth(mixed, times, .rewrite).nodes.count == (times == 0 ? 7 : 2 + 5 * 2 << times))
    }
    #expect(try smooth(mixed, -3, .documented).nodes.count == 12)
    #expect(try smooth(mixed, -3, .rewrite).nodes.count == 7)
  }

  @Test("pieces keep their command and lie on the curve (halved by hand)")
  func pieces() throws {
    #expect(try smooth("M0 0H16", 0, .documented).text == "M(0.0 0.0) H(8.0 0.0) H(16.0 0.0)")
    #expect(
      try smooth("M0 0Q8 16 16 0", 0, .documented).text
        == "M(0.0 0.0) Q(4.0 8.0 8.0 8.0) Q(12.0 8.0 16.0 0.0)")
    #expect(
      try smooth("M0 0C0 8 8 8 8 0", 0, .documented).text
        == "M(0.0 0.0) C(0.0 4.0 2.0 6.0 4.0 6.0) C(6.0 6.0 8.0 4.0 8.0 0.0)")
  }

  @Test("the pieces are those of the right path, at twice the count")
  func sameAsDefault() throws {
    let right = try VectorPath(svg: "M0 0L16 0Q24 8 32 0C40 -8 48 -8 56 0").halved(times: 3)
    let faithful = try smooth("M0 0L16 0Q24 8 32 0C40 -8 48 -8 56 0", 2, .documented)
    #expect(try faithful.drawn() == right)
  }

  @Test("0.1.1: a line of two points is halved as a curve, and drawn to its control points")
  func lineAsCurve() throws {
    let path = try smooth("M0 0L8 8 16 0", 0, .documented)
    #expect(path.text == "M(0.0 0.0) L(4.0 4.0 8.0 4.0) L(12.0 4.0 16.0 0.0)")
    #expect(try path.drawn().svg == "M0 0L4 4L12 4")
  }

  @Test("0.1.1: a line after a bare z begins at (0, 0), 0.2.1 crashes there")
  func afterClose() throws {
    #expect(try smooth("M4 4L8 4z L6 6", 0, .documented).text.hasSuffix("z() L(3.0 3.0) L(6.0 6.0)"))
    #expect(throws: MRefreshPathError.crash(.halvingAfterNothing)) {
      try smooth("M4 4L8 4zL6 6", 1, .rewrite)
    }
    #expect(try smooth("M4 4L8 4zL6 6", 0, .rewrite).nodes.count == 4)
  }

  @Test("one command crashes; none crashes in 0.1.1 only")
  func short() throws {
    #expect(throws: MRefreshPathError.crash(.oneCommand)) { try smooth("M0 0", 0, .documented) }
    #expect(throws: MRefreshPathError.crash(.oneCommand)) { try smooth("M0 0", 1, .rewrite) }
    #expect(try smooth("M0 0", 0, .rewrite).nodes.count == 1)
    #expect(throws: MRefreshPathError.crash(.noCommands)) { try smooth("", 0, .documented) }
    #expect(try smooth("", 3, .rewrite).nodes.isEmpty)
  }

  @Test("halvings without end are refused")
  func tooMany() {
    #expect(throws: MRefreshPathError.tooManyPieces(times: 15)) { try smooth("M0 0H1", 15, .documented) }
  }
}
