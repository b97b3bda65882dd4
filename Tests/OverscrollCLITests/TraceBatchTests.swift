import Testing

@testable import OverscrollCLI

/// Which traces are worked on together.
@Suite("Parts of a batch")
struct TraceBatchTests {
  // Some file systems let a file be as long as a number can say.
  @Test("files of any size are added up")
  func sizes() {
    let traces = TraceList([.file("a", bytes: 3000), .file("b", bytes: .max), .file("c", bytes: .max)])
    #expect(TraceBatch.part(of: traces, from: 0).map(\.name) == ["a", "b"])
    #expect(TraceBatch.part(of: traces, from: 2).map(\.name) == ["c"])
  }
}
