import Testing

@Suite("The peers' own tests and source lines, through the replay and the simulation")
struct PeerCasesTests {
  @Test("each case ends as the peer's does", arguments: PeerSuite.all.flatMap(\.cases))
  func agrees(example: any PeerExample) throws { try example.check() }
}
