import GestureTraces
import Testing

@testable import OverscrollCLI

@Suite("Recordings by others")
struct ImportSharedTests {
  /// Recordings by others, read where they lie; never part of this project.
  private static let folder = "../shared/recordings"
  private static let isThere = FileIO.isFolder(folder)

  /// Folders with how many traces each gives, counted by hand: every recording but descriptions, provenance, licences.
  private static let folders = [
    ("aosp-velocity-tracker", 13), ("firefox-apz-flings", 5), ("flutter-velocity-tracker", 10),
    ("monkeyhelper-getevent", 16), ("evemu-devices", 51), ("xorg-integration-tests", 9),
  ]

  @Test(
    "every recording is a trace that reads back, or one line says why it is none",
    .enabled(if: isThere, "../shared/recordings is not here"), arguments: folders)
  func imports(name: String, count: Int) throws {
    let out = TemporaryFolder()
    let ending = overscroll("import", "\(Self.folder)/\(name)", "-o", out.path + "/out")
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
    "wheel logs have no contacts, and one line each says so",
    .enabled(if: isThere, "../shared/recordings is not here"),
    arguments: ["vscode-mousewheel", "wheel-gestures", "wheel-indicator"])
  func wheels(name: String) throws {
    let out = TemporaryFolder()
    let ending = overscroll("import", "\(Self.folder)/\(name)", "-o", out.path + "/out")
    #expect(ending.status == 2)
    let logs = try FileIO.files(under: "\(Self.folder)/\(name)").filter { $0.hasSuffix(".json") }
    let errors = ending.messages.split(separator: "\n").filter { $0.hasPrefix("error: ") }
    #expect(!logs.isEmpty && errors.count == logs.count)
  }
}
