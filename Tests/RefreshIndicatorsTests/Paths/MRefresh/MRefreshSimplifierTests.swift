import RefreshIndicators
import Testing

/// Followed by hand through the original's simplifier, which is the same in both versions.
@Suite("MRefresh's absolute coordinates")
struct MRefreshSimplifierTests {
  private func simple(_ svg: String, _ version: MRefreshPathVersion = .rewrite) throws -> String {
    try MRefreshPath.read(svg, version: version).simplified().text
  }

  @Test("small letters become large, H and V whole points")
  func absolute() throws {
    #expect(
      try simple("M10 20h5v5H0V0l1 2")
        == "M(10.0 20.0) H(15.0 20.0) V(15.0 25.0) H(0.0 25.0) V(0.0 0.0) L(1.0 2.0)")
  }

  @Test("the first command stays as it is, m too")
  func first() throws {
    #expect(try simple("m1 2l1 1") == "m(1.0 2.0) L(2.0 3.0)")
  }

  @Test("a smooth curve mirrors the curve before, of whatever family")
  func anyFamily() throws {
    #expect(try simple("M0 0Q10 0 10 10T20 20") == "M(0.0 0.0) Q(10.0 0.0 10.0 10.0) Q(10.0 20.0 20.0 20.0)")
    #expect(
      try simple("M0 0Q10 0 10 10S20 20 30 30")
        == "M(0.0 0.0) Q(10.0 0.0 10.0 10.0) C(10.0 20.0 20.0 20.0 30.0 30.0)")
    #expect(
      try simple("M0 0C1 1 2 2 4 0t1 1") == "M(0.0 0.0) C(1.0 1.0 2.0 2.0 4.0 0.0) Q(6.0 -2.0 5.0 1.0)")
  }

  @Test("after a command of one point a smooth curve takes that point")
  func singlePoint() throws {
    #expect(try simple("M0 0L4 4T8 0") == "M(0.0 0.0) L(4.0 4.0) Q(4.0 4.0 8.0 0.0)")
  }

  @Test("a smooth curve right after z crashes, unless 0.1.1 gave the z its points")
  func smoothAfterClose() throws {
    for version in MRefreshPathVersion.allCases {
      #expect(throws: MRefreshPathError.crash(.smoothAfterNothing)) { try simple("M0 0L1 1z T2 2", version) }
    }
    #expect(throws: MRefreshPathError.crash(.smoothAfterNothing)) { try simple("M0 0L1 1zT2 2") }
    #expect(
      try simple("M0 0L1 1zT2 2", .documented) == "M(0.0 0.0) L(1.0 1.0) z(2.0 2.0) Q(2.0 2.0 2.0 2.0)")
  }

  @Test("after z coordinates count from the last move, and each z uses one up")
  func closes() throws {
    #expect(try simple("M5 5l1 0zl0 1") == "M(5.0 5.0) L(6.0 5.0) z() L(5.0 6.0)")
    // The second z finds no move; the line before it is no help either, so it counts from (0, 0).
    #expect(try simple("M5 5zzl1 1") == "M(5.0 5.0) z() z() L(1.0 1.0)")
    #expect(try simple("M5 5M7 7zzl1 1") == "M(5.0 5.0) M(7.0 7.0) z() z() L(6.0 6.0)")
  }

  @Test("0.1.1: the last pair of an arc or of further groups is the current point")
  func arcsMoveOn() throws {
    #expect(
      try simple("M0 0A5 6 0 0 1 10 12l1 1", .documented)
        == "M(0.0 0.0) A(5.0 6.0 0.0 0.0 1.0 10.0 12.0 10.0) L(13.0 11.0)")
    #expect(
      try simple("M0 0l1 1 2 2l1 1", .documented) == "M(0.0 0.0) L(1.0 1.0 2.0 2.0) L(3.0 3.0)")
  }

  @Test("0.1.1: H without a number crashes, h does not")
  func emptyHorizontal() throws {
    #expect(throws: MRefreshPathError.crash(.missingPoint)) { try simple("M0 0H", .documented) }
    #expect(try simple("M0 0h", .documented) == "M(0.0 0.0) H()")
  }
}
