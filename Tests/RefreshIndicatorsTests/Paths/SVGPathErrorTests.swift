import RefreshIndicators
import ScrollPhysics
import Testing

/// Columns are counted by hand, from 1.
@Suite("What is wrong with SVG path data")
struct SVGPathErrorTests {
  private func error(of svg: String) -> SVGPathError? {
    do {
      _ = try VectorPath(svg: svg)
      return nil
    } catch { return error }
  }

  @Test(
    "each mistake is named with its column",
    arguments: [
      ("L1 1", 1, SVGPathError.Problem.firstIsNotMove("L")),
      ("5 5", 1, .notACommand("'5'")),
      ("M0 0 x", 6, .notACommand("'x'")),
      ("M0 0z5", 6, .notACommand("'5'")),
      ("M0 0é", 5, .notACommand("'é'")),
      ("M0 0L1", 7, .missingNumber(number: 2, command: SVGCommand(.line), found: nil)),
      ("M0 0C1 Z", 8, .missingNumber(number: 2, command: SVGCommand(.cubic), found: "'Z'")),
      (
        "M0 0c1 2 3 4 5 6 7", 19,
        .missingNumber(number: 2, command: SVGCommand(.cubic, isRelative: true), found: nil)
      ),
      ("M,0 0", 2, .missingNumber(number: 1, command: SVGCommand(.move), found: "','")),
      ("M0 0L- 1", 6, .noDigits("'-'")),
      ("M0 0L. 1", 6, .noDigits("'.'")),
      ("M0 0L+.e1 1", 6, .noDigits("'+.'")),
      ("M0 0A1 1 0 2 0 1 1", 12, .badFlag("'2'")),
      ("M0 0A1 1 0 1", 13, .badFlag(nil)),
      ("M0 0,L1 1", 5, .strayComma(found: "'L'")),
      ("M0 0L1,,1", 7, .strayComma(found: "','")),
      ("M0 0L1 1,", 9, .strayComma(found: nil)),
      ("M0 0L1e999 1", 6, .tooLarge),
      ("M3e38 0l3e38 0", 8, .tooLarge),
      ("M0 0L1e 5", 7, .missingNumber(number: 2, command: SVGCommand(.line), found: "'e'")),
    ])
  func places(_ svg: String, _ column: Int, _ problem: SVGPathError.Problem) throws {
    let found = try #require(error(of: svg))
    #expect(found.problem == problem)
    #expect(found.column == column)
  }

  @Test("the whole text shows the path and a caret under the column")
  func caret() {
    #expect(
      error(of: "M0 0C1 Z")?.description == """
        column 8: 'C' takes 6 numbers and number 2 is missing; add it before 'Z'
          M0 0C1 Z
                 ^
        """)
  }

  @Test("every message says what to do")
  func messages() {
    #expect(
      error(of: "M0 0 x")?.message
        == "'x' is not a path command; use a letter of MLHVCSQTAZ, small for relative coordinates")
    #expect(
      error(of: "L1 1")?.message == "the path begins with 'L'; begin it with M or m and a point")
    #expect(
      error(of: "M0 0H")?.message == "'H' takes 1 number and number 1 is missing; add it at the end")
    #expect(error(of: "M0 0L- 1")?.message == "'-' is not a number; write a digit after it")
    #expect(error(of: "M0 0A1 1 0 7")?.message == "an arc's flag is '7'; write 0 or 1")
    #expect(
      error(of: "M0 0,")?.message
        == "a number must follow a comma, not the end; remove the comma or add the number")
    #expect(
      error(of: "M0 1e39")?.message
        == "a coordinate is beyond 3.4028234663852886e+38; keep coordinates nearer to 0")
  }

  @Test("of a long path the part around the column is shown, 80 characters wide at most")
  func window() throws {
    let long = "M0 0" + String(repeating: "L10 20", count: 40)
    for svg in [long + "x" + long, long + "x", "x" + long] {
      let excerpt = try #require(error(of: svg)).excerpt
      let lines = excerpt.split(separator: "\n").map(Array.init)
      #expect(lines.allSatisfy { $0.count <= 80 })
      let caret = try #require(lines[1].firstIndex(of: "^"))
      #expect(lines[0][caret] == "x")
    }
  }

  @Test("white space and letters beyond ASCII take one column each")
  func columns() {
    #expect(error(of: "M0 0\n\té")?.excerpt == "  M0 0  ?\n        ^")
  }
}
