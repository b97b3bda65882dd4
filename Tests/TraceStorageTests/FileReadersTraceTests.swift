import FileAccess
import GestureTraces
import Testing

@testable import TraceStorage

@Suite("FileReaders of traces")
struct FileReadersTraceTests {
  private static func source(_ origin: TraceSource.Origin, from file: String? = nil) -> TraceSource {
    var source = TraceSource(origin: origin)
    source.from = file.map { .string($0) }
    return source
  }

  @Test("everyone may read what shows generated gestures alone")
  func generated() {
    #expect(FileReaders.ofFile(showing: [Self.source(.synthetic), Self.source(.synthetic)]) == .everyone)
    #expect(FileReaders.ofFile(showing: []) == .everyone)
  }

  @Test("one gesture of a person, or one rebuilt from a log, makes it the owner's alone")
  func personal() {
    for other in [Self.source(.recorded), Self.source(.imported), Self.source(.synthetic, from: "app.csv")] {
      #expect(FileReaders.ofFile(showing: [Self.source(.synthetic), other]) == .owner)
    }
  }
}
