import GestureTraces
import TestSamples
import Testing

@testable import FileAccess

/// What `export` writes and says, from outside.
@Suite("export")
struct ExportCommandTests {
  private let folder = TemporaryFolder()

  /// A finger that goes 3 mm down and lifts, then rests of the header.
  private static let screen = """
    {"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen","size_mm":[70,140]},"source":{"origin":"synthetic"}}
    {"type":"down","t":0,"slot":0,"x":30,"y":20}
    {"type":"move","t":8001,"slot":0,"x":30,"y":21.5}
    {"type":"move","t":16002,"slot":0,"x":30.5,"y":23}
    {"type":"up","t":24003,"slot":0}
    {"type":"end","t":24003,"events":4,"grade":"A","reasons":[]}

    """

  init() { folder.write(Self.screen, to: "a.trace") }

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(["export"] + words, in: folder) }

  @Test(
    "without a format it lists them; with a trace and none that is a mistake, and a wrong one brings the nearest"
  )
  func formats() {
    let list = run()
    #expect(
      list.status == 0
        && list.output.contains("  libinput-yaml      a device with its events, for libinput replay\n"))
    #expect(run("a.trace").messages.hasPrefix("error: export: the format is missing; give --as FORMAT"))
    #expect(run("--as", "evmu", "a.trace").messages.contains("unknown format 'evmu'; did you mean 'evemu'?"))
    #expect(run("--as", "csv").messages.hasPrefix("error: export: TRACE is missing for csv"))
  }

  @Test("a trace goes out as evemu, and record --virtual makes the same events of it in both layers")
  func comesBack() throws {
    for (format, name) in [("evemu", "a.evemu"), ("libinput-yaml", "a.yml")] {
      #expect(run("--as", format, "-o", name, "a.trace").status == 0)
      let again = overscroll(["record", "--virtual", name, "-o", "\(name).trace"], in: folder)
      #expect(again.status == 0, "\(again.messages)")
      let back = try TraceReader.trace(of: FileIO.contents(of: "\(folder.path)/\(name).trace"), path: name)
      let trace = try TraceReader.trace(of: Array(Self.screen.utf8), path: "a.trace")
      for layer in TraceLayer.allCases {
        let events = back.events.filter { $0.layer == layer }
        #expect(
          events.map(\.kind) == trace.events.map(\.kind)
            && events.map(\.timeMicroseconds) == trace.events.map(\.timeMicroseconds))
      }
    }
  }

  @Test("one trace goes to stdout, several into a folder with their places below the one that was named")
  func outputs() {
    #expect(
      run("--as", "csv", "a.trace").output.hasPrefix("time_ms,slot,phase,x,y,unit\n0,0,down,192.6,128.4,pt\n")
    )
    _ = shell(
      "mkdir -p some/pull some/tap; for way in pull tap; do cp a.trace some/$way/a-1.trace; done", in: folder)
    let several = run("--as", "flutter", "-o", "out", "some")
    #expect(
      several.status == 0 && several.messages.hasSuffix("wrote 2 files to out\n"), "\(several.messages)")
    #expect(
      FileIO.exists(folder.path + "/out/pull/a_1.dart") && FileIO.exists(folder.path + "/out/tap/a_1.dart"))
    #expect(run("--as", "flutter", "-o", "out", "some").messages.contains("exists already"))
    #expect(
      run("--as", "csv", "some").messages == "error: 2 traces are 2 files; give a folder with -o DIR\n")
  }

  @Test("runners that count in pixels take --px-per-point, others refuse it")
  func pixels() {
    // 192.6 · 2.625 = 505.575, 128.4 · 2.625 = 337.05; 30.5 mm and 23 mm are 195.81 and 147.66 points: 514.0 and 387.6.
    let flow = run("--as", "maestro", "--px-per-point", "2.625", "a.trace")
    #expect(flow.output.hasSuffix("- swipe:\n    start: 506,337\n    end: 514,388\n    duration: 24\n"))
    #expect(
      run("--as", "webdriver-actions", "--px-per-point", "2.625", "a.trace").output.contains(
        #"{"type":"pointerMove","duration":0,"x":506,"y":337,"origin":"viewport"}"#))
    #expect(
      run("--as", "bidi", "--px-per-point", "2", "a.trace").messages.contains(
        "--px-per-point is for runners that count in pixels: --as maestro or webdriver-actions"))
    #expect(run("--as", "maestro", "--px-per-point", "0", "a.trace").status == 2)
  }

  @Test("each runner's file has an ending of its own, and says what the runner loses")
  func runners() {
    for (format, file) in [
      ("maestro", "a.maestro.yaml"), ("detox", "a.detox.js"), ("espresso", "a.espresso.kt"),
      ("webdriver-actions", "a.actions.json"), ("bidi", "a.bidi.json"),
    ] {
      let ending = run("--as", format, "-o", "out/", "a.trace")
      #expect(ending.status == 0 && FileIO.exists(folder.path + "/out/\(file)"), "\(format)")
      #expect(ending.messages.hasPrefix("\(format): "), "\(format)")
    }
  }

  @Test("--at puts the first touch at a point; engines are for perfetto alone")
  func options() {
    #expect(run("--as", "csv", "--at", "200,300", "a.trace").output.contains("\n0,0,down,200,300,pt\n"))
    #expect(
      run("--as", "csv", "--at", "200", "a.trace").messages.contains(
        "'200' is not a point; give X,Y, such as 200,300"))
    #expect(run("--as", "csv", "--engine", "sv", "a.trace").status == 2)
    #expect(run("--as", "perfetto", "--engine", "sv", "-o", "a.pftrace", "a.trace").status == 0)
  }
}
