import RefreshIndicators
import Testing

@Suite("MRefresh's drawing")
struct MRefreshPathTests {
  private func drawn(
    _ svg: String, _ proportion: Double = 1, version: MRefreshPathVersion = .rewrite
  ) throws -> String {
    try MRefreshPath.read(svg, version: version).simplified().drawn(proportion).svg
  }

  @Test("commands are counted, cut off to a whole number, and below two nothing is drawn")
  func counts() throws {
    let line = "M0 0L1 0L2 0L3 0L4 0"
    #expect(try drawn(line, 0.39).isEmpty)
    #expect(try drawn(line, 0.4) == "M0 0L1 0")
    #expect(try drawn(line, 0.599) == "M0 0L1 0")
    #expect(try drawn(line, 0.6) == "M0 0L1 0L2 0")
    #expect(try drawn(line, -1).isEmpty)
  }

  @Test("z draws no line; the first subpath's z does nothing, a later one moves")
  func closes() throws {
    #expect(try drawn("M0 0L10 0L10 10Z") == "M0 0L10 0L10 10")
    #expect(
      try drawn("M0 0L10 0L10 10ZM20 20L30 20L30 30ZL0 5")
        == "M0 0L10 0L10 10M20 20L30 20L30 30M20 20L0 5")
  }

  @Test("0.1.1: an arc is skipped without a word")
  func arcs() throws {
    #expect(try drawn("M0 0A5 5 0 0 1 10 10L3 4", version: .documented) == "M0 0L3 4")
  }

  @Test("a first m, or anything but M, throws, but only once two commands are drawn")
  func noStart() throws {
    #expect(throws: MRefreshPathError.noStartingPoint) { try drawn("m0 0l10 0") }
    #expect(throws: MRefreshPathError.noStartingPoint) { try drawn("L0 0L10 0") }
    #expect(try drawn("m0 0l10 0", 0.9).isEmpty)
  }

  @Test("0.1.1: points that a command lacks crash when it is drawn")
  func missing() throws {
    #expect(throws: MRefreshPathError.crash(.missingPoint)) { try drawn("M0 0L", version: .documented) }
    #expect(throws: MRefreshPathError.crash(.missingPoint)) { try drawn("M0 0Q1 1", version: .documented) }
    #expect(throws: MRefreshPathError.crash(.missingPoint)) {
      try drawn("M0 0C1 1 2 2", version: .documented)
    }
    #expect(throws: MRefreshPathError.crash(.missingPoint)) { try drawn("M L1 1", version: .documented) }
  }

  @Test("a proportion above 1 crashes")
  func beyond() {
    #expect(throws: MRefreshPathError.crash(.beyondTheEnd)) { try drawn("M0 0L1 1", 1.5) }
    #expect(throws: MRefreshPathError.crash(.beyondTheEnd)) { try drawn("M0 0L1 1", .infinity) }
    #expect(throws: MRefreshPathError.invalidArguments) { try drawn("M0 0", 2) }
  }

  @Test("paths begin after their start and end together; one that starts at 1 never draws")
  func starts() throws {
    let parts = [0.0, 0.5, 1].map {
      MRefreshPaths.Part(svg: "M0 0L1 0L2 0L3 0L4 0", start: PathStart($0), timesSmooth: 0)
    }
    let paths = try MRefreshPaths(rewrite: parts, width: 4, height: 4)
    #expect(try paths.path(at: 0) == VectorPath())
    #expect(try paths.path(at: 0.5).elements.count == 2)
    // Of five commands, Int(5·0.8) = 4 and Int(5·0.6) = 3.
    #expect(try paths.path(at: 0.8).elements.count == 4 + 3)
    #expect(try paths.path(at: 1).elements.count == 5 + 5)
  }

  @Test("every error says what the original does")
  func words() {
    #expect(MRefreshPathError.cannotRead.name == "cannotRead")
    #expect(
      MRefreshPathError.crash(.oneCommand).description
        == "MRefresh crashes: it counts from 1 up to 0 if there is one command; change the path or use the default reader"
    )
    #expect("\(MRefreshPathError.tooManyPieces(times: 20))" == "20 halvings are too many; use at most 14")
  }
}
