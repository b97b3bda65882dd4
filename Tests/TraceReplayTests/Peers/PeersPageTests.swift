import Testing

@testable import FileAccess

/// The page counts by hand what the suite holds.
@Suite("The page of the peers' tests")
struct PeersPageTests {
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    .joined(separator: "/")
  private static let page = root + "/Sources/TraceReplay/Documentation.docc/PeersTests.md"
  private static let folder = root + "/Tests/TraceReplayTests/Peers"

  private static func lines() throws -> [Substring] {
    String(decoding: try FileIO.contents(of: page), as: UTF8.self).split(separator: "\n")
  }

  /// Peers and cases of the table under "What was read": a name, what was read, a count.
  private static func rows() throws -> [String: Int] {
    let table = try lines().drop { $0 != "## What was read" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    // The heading and the line under it have no number.
    return Dictionary(
      uniqueKeysWithValues: table.compactMap { line in
        let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
        return cells.count == 3 ? Int(cells[2].prefix { $0 != " " }).map { (cells[0].dropLast(), $0) } : nil
      }.map { (String($0.0), $0.1) })
  }

  @Test("has a row for each peer, with as many cases as it has")
  func counts() throws {
    let rows = try Self.rows()
    for suite in PeerSuite.all { #expect(rows[suite.peer] == suite.cases.count, "\(suite.peer)") }
    #expect(rows.count == PeerSuite.all.count, "rows without cases")
  }

  @Test("says how many there are of each")
  func total() throws {
    let cases = PeerSuite.all.reduce(0) { $0 + $1.cases.count }
    let sentence = "**\(cases) cases of \(PeerSuite.all.count) peers**"
    #expect(try Self.lines().contains { $0.contains(sentence) }, "\(sentence)")
    #expect(cases >= 150 && PeerSuite.all.count >= 18)
  }

  @Test("leaves no file of cases out")
  func files() throws {
    let files = try FileIO.files(under: Self.folder).filter { $0.hasSuffix("PeerTests.swift") }
    #expect(
      Set(files.map { $0.split(separator: "/").last.map(String.init) }) == Set(PeerSuite.all.map(\.file)))
  }

  @Test("every case says what it is from, and no two of a peer are called alike", arguments: PeerSuite.all)
  func names(suite: PeerSuite) {
    #expect(suite.cases.allSatisfy { !$0.name.isEmpty && !$0.source.isEmpty })
    let names = suite.cases.map(\.testDescription)
    #expect(Set(names).count == names.count)
  }
}
