import FileAccess
import GestureTraces
import TestSamples
import Testing
import TouchCapture
import TraceExports

@Suite("A trace for Perfetto that goes out and comes in again")
struct PerfettoRoundTripTests {
  @Test("the fingers of every touchscreen trace are the same gestures, exactly")
  func exact() throws {
    for trace in try SampleTraces.all(of: "touchscreen") {
      let difference = try ComingBack(trace, as: PerfettoExport.self).difference()
      #expect(difference.isWithin(1e-9), "\(trace.path): \(difference)")
    }
  }

  private func imported(_ bytes: [UInt8]) -> (traces: [Trace], message: String) {
    let folder = TemporaryFolder()
    let path = folder.file("a.pftrace")
    do {
      try FileIO.write(bytes, to: path, overwrite: false)
      guard let file = try RecordingImport.traces(of: path, ImportOptions(tool: "test")) else {
        return ([], "unknown")
      }
      return (file.traces, "")
    } catch { return ([], "\(error)") }
  }

  private func exported() throws -> [UInt8] {
    try PerfettoExport.write(SampleTraces.named("pull/touchscreen-01.trace"), ExportOptions()).bytes
  }

  @Test("a file that is cut gives what came before, with a grade that says so, wherever the cut is")
  func cut() throws {
    let bytes = try exported()
    let whole = try #require(imported(bytes).traces.first)
    var (named, cuts) = (0, 0)
    for length in stride(from: bytes.count - 1, through: bytes.count / 2, by: -37) {
      guard let trace = imported(Array(bytes.prefix(length))).traces.first else {
        Issue.record("nothing of \(length) bytes")
        continue
      }
      #expect(trace.events.count <= whole.events.count + 1)
      cuts += 1
      if trace.end?.reasons?.contains(where: { $0.contains("cut off") }) == true { named += 1 }
    }
    // Some cuts are between two packets, where nothing is missing that one could know of.
    #expect(cuts > 20 && named * 3 > cuts * 2, "\(named) of \(cuts)")
  }

  @Test("a trace without fingers, or of another program, is refused with what to do")
  func others() throws {
    let pad = try PerfettoExport.write(SampleTraces.named("pull/touchpad-01.trace"), ExportOptions()).bytes
    #expect(imported(pad).message.contains("import the trace that it was exported from"))
    // A clock snapshot (field 6) and a packet of a process tree (field 2), as Android's tracing begins.
    let other: [UInt8] = [0x0A, 0x06, 0x32, 0x04, 0x0A, 0x02, 0x08, 0x00, 0x0A, 0x04, 0x12, 0x02, 0x08, 0x01]
    #expect(imported(other).message.contains("JOIN args USING (arg_set_id)"))
    #expect(imported(Array("\n\u{0}\n\u{0}".utf8)).message == "unknown")
  }
}
