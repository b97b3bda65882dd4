import TraceStorage
import GestureTraces
import TestSamples
import Testing
import TraceReplay

@testable import FileAccess
@testable import ScrollPhysics

@Suite("Recordings by others")
struct ImportSharedTests {
  /// Recordings by others, read where they lie; never part of this project.
  private static let folder = "../shared/recordings"
  private static let isThere = FileIO.isFolder(folder)

  /// Folders with how many traces each gives, counted by hand: every recording but descriptions, provenance, licences.
  private static let folders = [
    ("aosp-velocity-tracker", 13, ["--density", "420"]),
    ("firefox-apz-flings", 5, ["--points-per-px", "0.5"]),
    ("flutter-velocity-tracker", 10, []), ("monkeyhelper-getevent", 16, []), ("evemu-devices", 51, []),
    ("xorg-integration-tests", 9, []),
  ]

  @Test(
    "every recording is a trace that reads back, or one line says why it is none",
    .enabled(if: isThere, "../shared/recordings is not here"), arguments: folders)
  func imports(name: String, count: Int, options: [String]) throws {
    let out = TemporaryFolder()
    let ending = RunningBinary().run(
      ["import", "--full", "\(Self.folder)/\(name)", "-o", out.path + "/out"] + options)
    let traces = try FileIO.traces(under: out.path + "/out")
    #expect(traces.count == count)
    for path in traces {
      let trace = try TraceReader.trace(at: path)
      #expect(trace.warnings.isEmpty && !trace.events.isEmpty && trace.end?.grade != nil, "\(path)")
    }
    // The only one that gives nothing: its one frame lifts a finger that came down before it.
    let errors = ending.messages.split(separator: "\n").filter { $0.hasPrefix("error: ") }
    #expect(errors.count == (name == "xorg-integration-tests" ? 1 : 0))
    #expect(errors.allSatisfy { $0.contains("N-Trig-MultiTouch.touch_1_end.events: ") })
  }

  @Test(
    "every wheel log is a trace of scrolls, and its grade says what nobody told",
    .enabled(if: isThere, "../shared/recordings is not here"),
    arguments: [("vscode-mousewheel", 4), ("wheel-gestures", 15), ("wheel-indicator", 103)])
  func wheels(name: String, count: Int) throws {
    let out = TemporaryFolder()
    let ending = overscroll("import", "--full", "\(Self.folder)/\(name)", "-o", out.path + "/out")
    #expect(ending.status == 0)
    #expect(ending.messages.hasSuffix("\n\(count) of \(count) recordings imported, \(count) traces\n"))
    let traces = try FileIO.traces(under: out.path + "/out")
    #expect(traces.count == count)
    for path in traces {
      let trace = try TraceReader.trace(at: path)
      let scrolls = trace.events.count { if case .scroll = $0.kind { true } else { false } }
      #expect(trace.warnings.isEmpty && scrolls > 0, "\(path)")
      #expect(trace.header.device.kind == .wheel || trace.end?.grade != "A", "\(path)")
    }
  }

  /// Real scrolls of two fingers along one axis: two contacts with slots, and the last one with a single place and
  /// a count of fingers.
  private static let scrolls = [
    "evemu-devices/tablet_Wacom_Bamboo_16FG_4x5_Finger_double-center-scroll.events",
    "evemu-devices/tablet_Wacom_Intuos5_touch_M_Finger_double-center-scroll.events",
    "xorg-integration-tests/SynPS2-Synaptics-TouchPad-Clickpad.two-finger-scroll-down.events",
    "xorg-integration-tests/SynPS2-Synaptics-TouchPad-two-finger-scroll-up.events",
  ]

  @Test(
    "on real touchpads both layers agree but for the millimetre that libinput swallows",
    .enabled(if: isThere, "../shared/recordings is not here"), arguments: scrolls)
  func layers(file: String) throws {
    let out = TemporaryFolder()
    #expect(overscroll("import", "--full", "\(Self.folder)/\(file)", "-o", out.path).status == 0)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let trace = try TraceReader.trace(at: "\(out.path)/\(name).trace")
    let travel = try [TraceLayer.libinput, .evdev].map { layer in
      var options = ReplayOptions()
      options.layer = layer
      let track = FingerTrack(of: trace, options: options, viewport: 667)
      return try #require(track.gestures.compactMap { $0.samples.last?.travel }.max { abs($0) < abs($1) })
    }
    // LibinputFacts.md: the first 0.8 to 1.2 mm never appear; 10.5165 points a millimetre.
    let swallowed = abs(travel[1]) - abs(travel[0])
    #expect(swallowed > 0 && swallowed < 1.2 * 10.5165, "\(travel)")
    #expect(abs(travel[0]) > 150 && travel[0].sign == travel[1].sign)
  }
}
