import FileAccess
import GestureTraces
import TestSamples
import Testing

@testable import TraceStorage

@Suite("Headers that were read lately")
struct KnownHeadersTests {
  private func header(_ name: String) -> TraceHeader {
    var device = TraceDevice(kind: .touchpad)
    device.name = name
    return TraceHeader(device: device, source: TraceSource(origin: .recorded))
  }

  private func line(_ name: String) -> ArraySlice<UInt8> { TraceWriter.headerLine(header(name)).dropLast() }

  @Test("a header is known by all bytes of its line, and by no others")
  func bytes() {
    let known = KnownHeaders()
    #expect(known.header(of: line("a")) == nil)
    known.add(header("a"), of: line("a"))
    #expect(known.header(of: line("a")) == header("a"))
    #expect(known.header(of: line("b")) == nil && known.header(of: line("a").dropLast()) == nil)
  }

  @Test("of many headers some are kept, each under its own line")
  func many() {
    let known = KnownHeaders()
    for number in 0..<5000 { known.add(header("\(number)"), of: line("\(number)")) }
    let found = (0..<5000).filter { known.header(of: line("\($0)")) != nil }
    #expect(found.contains(4999) && found.count <= 256)
    #expect(found.allSatisfy { known.header(of: line("\($0)")) == header("\($0)") })
  }

  @Test("a line of 4096 bytes is kept, a longer one is not")
  func long() {
    let known = KnownHeaders()
    for length in [4096, 4097] {
      let name = String(repeating: "n", count: length - line("").count)
      #expect(line(name).count == length)
      known.add(header(name), of: line(name))
      #expect((known.header(of: line(name)) != nil) == (length == 4096))
    }
  }

  @Test(
    "a file with a first line that was read before is read as one with a new line, to the number of a bad line"
  )
  func files() throws {
    let folder = TemporaryFolder()
    let path = folder.file("a.trace")
    let header = TraceWriter.headerLine(header("read twice \(folder.path)"))
    for text in [#"{"type":"stop","t":5}"#, #"{"type":"stop","t":5}\#n{"type":"stop","t":4}\#n"#, ""] {
      let bytes = header + Array(text.utf8)
      try FileIO.write(bytes, to: path, overwrite: true)
      let outcomes = (0..<3).map { _ in Result { try TraceReader.trace(at: path, hashing: true) } }
      let fresh = Result { try TraceReader.trace(of: bytes, path: path) }
      for outcome in outcomes {
        switch (outcome, fresh) {
        case (.success(let trace), .success(let expected)):
          #expect(trace.events == expected.events && trace.header == expected.header)
          #expect(trace.warnings == expected.warnings && trace.contentHash == expected.hashOfContents)
        case (.failure(let error), .failure(let expected)): #expect("\(error)" == "\(expected)")
        default: Issue.record("read in one way and not in the other")
        }
      }
    }
  }
}
