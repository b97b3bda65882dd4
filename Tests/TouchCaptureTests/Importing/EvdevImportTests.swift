import GestureTraces
import Testing

@testable import TouchCapture

@Suite("Traces of evdev recordings")
struct EvdevImportTests {
  private static let source = TraceSource(origin: .imported)

  private func imported(_ device: EvdevDevice) throws -> Trace {
    var options = ImportOptions(tool: "test")
    options.isRawOnly = true
    let recording = EvdevRecording(devices: [device])
    let file = try EvdevImport(recording, source: Self.source, path: "f", options: options).imported()
    return try #require(file.traces.first)
  }

  /// A drag on a screen of 300 × 200 mm that goes to `y` units, 100 a millimetre, at 40 ms.
  private func drag(to y: Int32) -> EvdevDevice {
    var device = Recordings.touchDrag(frames: 1, lifts: false)
    device.append(at: 40_000, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactY, y)
    device.report(at: 40_000)
    device.append(at: 80_000, EvdevCode.Kind.absolute, EvdevCode.Absolute.trackingID, -1)
    device.report(at: 80_000)
    return device
  }

  @Test("a place outside the axes is a reason in the grade: a little, or further than any finger is")
  func outside() throws {
    let expected = [
      (20_999, "A", []), (21_001, "B", ["1 position more than 5% outside the stated axes, first at line 4"]),
      (-20_001, "D", ["1 position further outside the surface than it is long, first at line 4"]),
      (40_001, "D", ["1 position further outside the surface than it is long, first at line 4"]),
    ]
    for (y, letter, reasons) in expected {
      let end = try imported(drag(to: Int32(y))).end
      // So far within 32 ms is a jump too.
      let told = end?.reasons?.filter { !$0.contains("jump") }
      #expect(end?.grade == letter && told == reasons, "\(y): \(end?.reasons ?? [])")
    }
  }

  @Test("a place that no trace may hold is an error with its time, not a trace that cannot be read")
  func beyond() throws {
    let far = try imported(drag(to: 100_000_000))
    #expect(try TraceReader.trace(of: TraceWriter.bytes(of: far), path: "f").events == far.events)
    do {
      _ = try imported(drag(to: 100_000_001))
      Issue.record("a place that is too far was imported")
    } catch {
      #expect(
        "\(error)".hasPrefix("f: Test Touchscreen: at 0.04 s a position or a step is outside any surface"))
    }
  }

  @Test(
    "a device without raw contacts says why: a mouse has none that are read, a touchscreen was not touched")
  func empty() throws {
    // A mouse that reports a contact, as some do whose back is a touch surface.
    var mouse = Recordings.mouse()
    (mouse.axes, mouse.events) = (drag(to: 100).axes, drag(to: 100).events)
    var untouched = Recordings.touchscreen()
    untouched.report(at: 10_000)
    var options = ImportOptions(tool: "test")
    options.isRawOnly = true
    let recording = EvdevRecording(devices: [mouse, untouched])
    let file = try EvdevImport(recording, source: Self.source, path: "f", options: options).imported()
    #expect(file.traces.isEmpty)
    #expect(
      file.notes.map(\.description) == [
        "Test Mouse: a mouse, whose contacts are not read; remove --raw-only to import its wheel",
        "Test Touchscreen: it does not contain contacts",
      ])
  }

  @Test("a surface larger than any is an error with its size")
  func size() throws {
    var device = drag(to: 100)
    device.axes[EvdevCode.Absolute.contactY] = EvdevAxis(0, .max, resolution: 1)
    #expect(throws: CaptureError.self) { try imported(device) }
    do { _ = try imported(device) } catch {
      #expect("\(error)".hasPrefix("f: Test Touchscreen: its surface would be 300.0 × 2147483647.0 mm"))
    }
  }

  @Test("a name is cut where the kernel would have cut it, so that the header stays a line that can be read")
  func longName() throws {
    var device = drag(to: 100)
    device.name = String(repeating: "x", count: 100_000)
    let trace = try imported(device)
    #expect(trace.header.device.name == String(repeating: "x", count: 255))
    #expect(try TraceReader.trace(of: TraceWriter.bytes(of: trace), path: "f").header == trace.header)
  }

  @Test("a device that does not say what it sends is told by its events, with the name and the ranges it has")
  func undescribed() throws {
    var device = drag(to: 20_000)
    device.codes = [:]
    let trace = try imported(device)
    // 20,000 of 100 units a millimetre.
    #expect(trace.header.device.name == "Test Touchscreen" && trace.header.device.kind == .touchscreen)
    #expect(trace.events.contains { $0.kind == .move(slot: 0, x: 150, y: 200) })
    #expect(trace.end?.reasons?.first?.hasPrefix("no description of the device") == true)
  }
}
