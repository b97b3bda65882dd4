import GestureTraces
import RefreshIndicators
import Testing

/// Expected nodes are followed by hand through the original's readers (strongself/MRefresh@e82b2b8 and @2d1b023) and
/// agree with `Paths.md`.
@Suite("MRefresh's readers of path data")
struct MRefreshPathReaderTests {
  private func old(_ svg: String) throws -> String { try MRefreshPath.read(svg, version: .documented).text }
  private func new(_ svg: String) throws -> String { try MRefreshPath.read(svg, version: .rewrite).text }

  // MARK: Both

  @Test("white space and commas never matter, in either version")
  func separators() throws {
    for read in [old, new] {
      #expect(try read("M,,1.5.5,L -1e1-2,\n") == "M(1.5 0.5) L(-10.0 -2.0)")
      #expect(try read("M84.5-203.5\u{2028}l\u{A0}1\u{85}2") == "M(84.5 -203.5) l(1.0 2.0)")
    }
  }

  // MARK: 0.1.1

  @Test("0.1.1: letters in a row share the pairs that follow; alone, z has none")
  func letterRuns() throws {
    #expect(try old("M0 0zm5 5l1 1") == "M(0.0 0.0) z(5.0 5.0) m(5.0 5.0) l(1.0 1.0)")
    #expect(try old("M0 0zz") == "M(0.0 0.0) z() z()")
    #expect(try old("M0 0z z") == "M(0.0 0.0) z() z()")
  }

  @Test("0.1.1: a v in a row turns the pair for the letters after it")
  func turnedPair() throws {
    #expect(try old("M0 0vz5") == "M(0.0 0.0) v(0.0 5.0) z(0.0 5.0)")
    #expect(try old("M0 0zv5") == "M(0.0 0.0) z(5.0 0.0) v(0.0 5.0)")
    #expect(try old("M0 0vv5") == "M(0.0 0.0) v(0.0 5.0) v(0.0 0.0)")
  }

  @Test("0.1.1: one node a command, however many groups")
  func noGroups() throws {
    #expect(try old("M0 0L10 10 20 20") == "M(0.0 0.0) L(10.0 10.0 20.0 20.0)")
    #expect(try old("M0 0 10 10") == "M(0.0 0.0 10.0 10.0)")
  }

  @Test("0.1.1: two numbers after H or V are a pair")
  func horizontalPair() throws {
    #expect(try old("M0 0h10 20") == "M(0.0 0.0) h(10.0 20.0)")
    #expect(try old("M0 0V10 20") == "M(0.0 0.0) V(0.0 10.0)")
  }

  @Test("0.1.1: a missing y is the y before it, at first 0")
  func missingY() throws {
    #expect(try old("M0 0L1 2 3") == "M(0.0 0.0) L(1.0 2.0 3.0 2.0)")
    #expect(try old("M0 7L1") == "M(0.0 7.0) L(1.0 0.0)")
  }

  @Test("0.1.1: an arc's seven numbers are four pairs")
  func arcPairs() throws {
    #expect(
      try old("M0 0A5 6 0 0 1 10 12") == "M(0.0 0.0) A(5.0 6.0 0.0 0.0 1.0 10.0 12.0 10.0)")
  }

  @Test("0.1.1: what it does not know ends the path without a word")
  func silentEnd() throws {
    #expect(try old("M0 0L1 1R2 2L3 3") == "M(0.0 0.0) L(1.0 1.0)")
    #expect(try old("#M0 0").isEmpty)
  }

  @Test("0.1.1: V without a number crashes")
  func emptyVertical() {
    #expect(throws: MRefreshPathError.crash(.missingPoint)) { try old("M0 0V") }
  }

  // MARK: 0.2.1

  @Test("0.2.1: groups are nodes of their own, further pairs after M further Ms")
  func groups() throws {
    #expect(try new("M0 0L10 10 20 20") == "M(0.0 0.0) L(10.0 10.0) L(20.0 20.0)")
    #expect(try new("M0 0 10 10") == "M(0.0 0.0) M(10.0 10.0)")
    #expect(try new("M0 0h10 20v1 2") == "M(0.0 0.0) h(10.0 0.0) h(20.0 0.0) v(0.0 1.0) v(0.0 2.0)")
    #expect(try new("M0 0s1 2 3 4 5 6 7 8") == "M(0.0 0.0) s(1.0 2.0 3.0 4.0) s(5.0 6.0 7.0 8.0)")
  }

  @Test("0.2.1: only z may stand before another letter")
  func onlyClosesInARow() throws {
    #expect(try new("M0 0zZm5 5") == "M(0.0 0.0) z() Z() m(5.0 5.0)")
    #expect(throws: MRefreshPathError.cannotRead) { try new("M0 0Lm5 5") }
    #expect(throws: MRefreshPathError.cannotRead) { try new("M0 0HZ") }
  }

  @Test(
    "0.2.1: arcs, unknown letters and anything after the end are refused",
    arguments: [
      "M0 0A5 5 0 0 1 10 10", "M0 0a1 1 0 0 1 1 1", "M0 0R1 1", "M0 0z5", "M0 0#", "5", "M0 0é", "M0 0..",
    ])
  func refused(_ svg: String) {
    #expect(throws: MRefreshPathError.cannotRead) { try new(svg) }
  }

  @Test(
    "0.2.1: a count that is no multiple of the command's is refused",
    arguments: ["M1", "M0 0L1 2 3", "M0 0C1 2 3 4", "M0 0Q1 2", "M0 0S1 2 3 4 5", "M0 0T1"])
  func invalidPoints(_ svg: String) {
    #expect(throws: MRefreshPathError.invalidPoints) { try new(svg) }
  }

  @Test("0.2.1: a command without numbers leaves no node")
  func noNumbers() throws {
    #expect(try new("M0 0L h5") == "M(0.0 0.0) h(5.0 0.0)")
    #expect(try new("").isEmpty)
  }

  @Test("no text stops the program")
  func anyText() {
    var random = SeededRandom(seed: 44)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZzzz000123456789.,+-eE \n#é".unicodeScalars)
    for version in MRefreshPathVersion.allCases {
      for _ in 0..<4000 {
        var svg = "M0 0"
        for _ in 0..<Int.random(in: 0..<24, using: &random) {
          svg.unicodeScalars.append(alphabet.randomElement(using: &random)!)
        }
        let part = MRefreshPaths.Part(svg: svg, timesSmooth: Int.random(in: -1...3, using: &random))
        let paths =
          switch version {
          case .documented: try? MRefreshPaths(documented: [part, part], shouldScaleAsFirstElement: true)
          case .rewrite: try? MRefreshPaths(rewrite: [part, part], width: 40, height: 40)
          }
        for proportion in [-1, 0, 0.5, 1, 2, .nan, .infinity] { _ = try? paths?.path(at: proportion) }
      }
    }
  }
}

extension MRefreshPath {
  /// Letters and points, to be read at a glance.
  var text: String {
    nodes.map { node in
      "\(node.command.letter)(" + node.points.map { "\($0.x) \($0.y)" }.joined(separator: " ") + ")"
    }.joined(separator: " ")
  }
}
