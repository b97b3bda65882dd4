import Glibc
import TestSamples
import Testing

@testable import GestureTraces
@testable import FileAccess
@testable import TraceStorage

@Suite("A trace that grows in a file")
struct GrowingTraceTests {
  private let header = TraceHeader(
    device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .recorded))
  private let events = [
    TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 1, y: 2)),
    TraceEvent(timeMicroseconds: 8000, kind: .up(slot: 0)),
  ]

  /// A path that nobody has, and its file gone after `body`.
  private func scratch(_ body: (String) throws -> Void) throws {
    let folder = TemporaryFolder()
    try body(folder.file("a.part"))
  }

  @Test("what was flushed reads back at any moment, and the end has count, grade and reasons")
  func grows() throws {
    try scratch { path in
      let growing = try GrowingTrace(path, header: header)
      growing.store(events[0])
      try growing.flush()
      let half = try TraceReader.trace(at: path)
      #expect(half.isTruncated && half.events == [events[0]])
      growing.store(events[1])
      let end = try growing.end(at: 9000)
      #expect(end.events == 2 && end.grade == "A" && growing.count == 2)
      #expect(try TraceReader.trace(at: path).end == end)
    }
  }

  @Test(
    "only its owner may read it, also where it replaces a file that others could read; devices stay as they are"
  )
  func isPrivate() throws {
    try scratch { path in
      try FileIO.write([1], to: path, overwrite: false)
      chmod(path, 0o644)
      _ = try GrowingTrace(path, header: header, overwrite: true)
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
      stat("/dev/null", &status)
      let before = status.st_mode
      _ = try GrowingTrace("/dev/null", header: header, overwrite: true)
      stat("/dev/null", &status)
      #expect(status.st_mode == before)
    }
  }

  @Test("it can be renamed while it grows, and never replaces another file")
  func moves() throws {
    try scratch { path in
      let growing = try GrowingTrace(path, header: header)
      growing.store(events[0])
      try growing.move(to: path + "2")
      _ = try growing.end(at: 1)
      #expect(try TraceReader.trace(at: path + "2").events.count == 1)
      #expect(!FileIO.exists(path))
      try FileIO.write([1], to: path, overwrite: false)
      #expect(throws: FileError.self) { try growing.move(to: path) }
      #expect(try FileIO.contents(of: path) == [1])
      #expect(growing.path == path + "2")
      #expect(throws: FileError.self) { try GrowingTrace(path, header: header) }
    }
  }

  @Test("a file that cannot grow says so, and again when it is to end: no end line is pretended")
  func full() throws {
    let growing = try GrowingTrace("/dev/full", header: header, overwrite: true)
    growing.store(events[0])
    #expect(throws: FileError.self) { try growing.flush() }
    #expect(throws: FileError.self) { try growing.end(at: 9000) }
  }
}
