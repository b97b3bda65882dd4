import RefreshIndicators
import Testing

/// Expected steps are worked out by hand from the path grammar of SVG 1.1 (8.3) and SVG 2 (9.3).
@Suite("SVG path data")
struct SVGPathParserTests {
  private func steps(_ svg: String) throws -> String { try VectorPath(svg: svg).svg }

  @Test("lines are read in absolute and relative coordinates")
  func lines() throws {
    #expect(try steps("M1 2L3 4H5V6Z") == "M1 2L3 4L5 4L5 6Z")
    #expect(try steps("m1 2l3 4h5v6z") == "M1 2L4 6L9 6L9 12Z")
  }

  @Test("further pairs after a move are lines, relative after a small letter")
  func implicitLines() throws {
    #expect(try steps("M1 1 2 2 3 3") == "M1 1L2 2L3 3")
    #expect(try steps("m1 1 2 2 3 3") == "M1 1L3 3L6 6")
  }

  @Test("further groups repeat the command")
  func repeatedGroups() throws {
    #expect(try steps("M0 0h1 2 3") == "M0 0L1 0L3 0L6 0")
    #expect(try steps("M0 0V1 2") == "M0 0L0 1L0 2")
    #expect(try steps("M0 0q1 1 2 0 1 1 2 0") == "M0 0Q1 1 2 0Q3 1 4 0")
    #expect(try steps("M0 0c1 1 2 1 3 0 1 1 2 1 3 0") == "M0 0C1 1 2 1 3 0C4 1 5 1 6 0")
  }

  @Test("numbers need a separator only where they would run together")
  func compactNumbers() throws {
    #expect(try steps("M84.5-203.5L.5.5-1e1-2") == "M84.5 -203.5L0.5 0.5L-10 -2")
    #expect(try steps("M+1+2L1.2.3") == "M1 2L1.2 0.3")
    #expect(try steps("M1e2,1E-1L5.,6.") == "M100 0.1L5 6")
    #expect(try steps("\n M 1 , 2\tL\r\n3\u{C}4 ") == "M1 2L3 4")
  }

  @Test("an arc's flags need no separators")
  func arcFlags() throws {
    let spaced = try VectorPath(svg: "M0 0a1 1 0 0 0 1 1a1 1 0 1 1 2 0")
    #expect(try VectorPath(svg: "M0 0a1 1 0 00 1 1a1,1 0 112 0") == spaced)
    #expect(try VectorPath(svg: "M0 0a1 1 0 001 1 1 1 0 1,1,2,0") == spaced)
    #expect(try VectorPath(svg: "M0 0a1 1 0 01.5.5") == VectorPath(svg: "M0 0a1 1 0 0 1 0.5 0.5"))
  }

  @Test("a smooth curve mirrors the last control point of its own family")
  func reflection() throws {
    #expect(try steps("M0 0C0 10 10 10 10 0S20-10 20 0") == "M0 0C0 10 10 10 10 0C10 -10 20 -10 20 0")
    #expect(try steps("M0 0Q5 5 10 0T20 0 30 0") == "M0 0Q5 5 10 0Q15 -5 20 0Q25 5 30 0")
    #expect(try steps("M0 0c0 10 10 10 10 0s10-10 10 0") == "M0 0C0 10 10 10 10 0C10 -10 20 -10 20 0")
  }

  @Test("a smooth curve after anything else begins with the current point")
  func noReflection() throws {
    #expect(try steps("M0 0Q5 5 10 0S20 5 20 0") == "M0 0Q5 5 10 0C10 0 20 5 20 0")
    #expect(try steps("M0 0C0 9 9 9 9 0T20 0") == "M0 0C0 9 9 9 9 0Q9 0 20 0")
    #expect(try steps("M0 0L4 0T8 8") == "M0 0L4 0Q4 0 8 8")
    #expect(try steps("M0 0C0 9 9 9 9 0ZS1 1 2 2") == "M0 0C0 9 9 9 9 0ZC0 0 1 1 2 2")
  }

  @Test("after a close the current point is where the subpath began")
  func close() throws {
    #expect(try steps("M5 5l1 0zl0 1") == "M5 5L6 5ZL5 6")
    #expect(try steps("M5 5l1 0zm2 2l1 0z") == "M5 5L6 5ZM7 7L8 7Z")
    #expect(try steps("M5 5h1zz") == "M5 5L6 5ZZ")
  }

  @Test("empty path data is an empty path")
  func empty() throws {
    #expect(try VectorPath(svg: "") == VectorPath())
    #expect(try VectorPath(svg: " \n") == VectorPath())
  }

  @Test("the icon of MRefresh's README is read: 19 steps from (1247, 161)")
  func readmeIcon() throws {
    let path = try VectorPath(svg: readmePath)
    #expect(path.elements.count == 19)
    #expect(path.elements.first == .move(PathPoint(1247, 161)))
  }
}

/// The icon in the README of MRefresh 0.1.1 (`mrefresh_svg-039`).
let readmePath =
  "M1247 161q-5 154 -56 297.5t-139.5 260t-205 205t-260 139.5t-297.5 56q-14 1 -23 -9q-10 -10 -10 -23v-128q0 -13 9 -22t22 -10q204 -7 378 -111.5t278.5 -278.5t111.5 -378q1 -13 10 -22t22 -9h128q13 0 23 10q11 9 9 23"
