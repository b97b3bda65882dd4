import TraceStorage
import GestureTraces
import Glibc
import Testing

@testable import FileAccess
@testable import ScrollPhysics

@Suite("record --virtual")
struct RecordCommandTests {
  /// A folder with a small recording in it: one finger comes down, moves 10 mm and lifts.
  private final class Scratch {
    let path: String

    init() throws {
      var template = Array("/tmp/overscroll-record-XXXXXX".utf8CString)
      path = try #require(mkdtemp(&template).map { String(cString: $0) })
      try FileIO.write(Array(Self.text.utf8), to: path + "/drag.evemu", overwrite: false)
    }

    deinit {
      for file in (try? FileIO.files(under: path)) ?? [] { unlink(file) }
      rmdir(path + "/out")
      rmdir(path)
    }

    static let description = TouchscreenDescription.evemu(width: 60, height: 120)
    static let text =
      description + """
        E: 10.000000 0003 0039 0001
        E: 10.000000 0003 0035 3000
        E: 10.000000 0003 0036 2000
        E: 10.000000 0001 014a 0001
        E: 10.000000 0000 0000 0000
        E: 10.010000 0003 0036 3000
        E: 10.010000 0000 0000 0000
        E: 10.020000 0003 0039 -001
        E: 10.020000 0001 014a 0000
        E: 10.020000 0000 0000 0000

        """
  }

  /// The trace by hand: 100 units a millimetre.
  private static let events = """
    {"type":"down","t":0,"layer":"evdev","slot":0,"x":30,"y":20}
    {"type":"down","t":0,"slot":0,"x":30,"y":20}
    {"type":"move","t":10000,"layer":"evdev","slot":0,"x":30,"y":30}
    {"type":"move","t":10000,"slot":0,"x":30,"y":30}
    {"type":"up","t":20000,"layer":"evdev","slot":0}
    {"type":"up","t":20000,"slot":0}
    {"type":"end","t":20000,"events":6,"grade":"A","reasons":[]}

    """

  @Test("a recording becomes a trace named after it, byte for byte the same every time")
  func repeats() throws {
    let scratch = try Scratch()
    let binary = RunningBinary(folder: scratch.path)
    let ending = binary.run(["record", "--virtual", "drag.evemu", "--intent", "pull", "--subject", "s01"])
    #expect(ending.status == 0)
    #expect(
      ending.messages
        == "drag.evemu.trace: Test Touchscreen: 6 events in 0.02 s, grade A\n"
        + "  100.0 reports/s: p95 10.0 ms, p99 10.0, at most 10.0; gaps 0 (evdev)\n")
    let text = String(
      decoding: try FileIO.contents(of: scratch.path + "/drag.evemu.trace"), as: UTF8.self)
    #expect(text.hasSuffix(Self.events))
    #expect(text.contains(#""origin":"imported","tool":"overscroll 0.2.0","libinput":"#))
    #expect(text.contains(#""from":{"format":"evemu","file":"drag.evemu"}"#))
    #expect(text.contains(#""layers":["libinput","evdev"],"intent":"pull","subject":"s01"}"#))
    #expect(!text.contains("started") && !text.contains(#""at""#))
    let again = binary.run(
      ["record", "--virtual", "drag.evemu", "--intent", "pull", "--subject", "s01", "-o", "-"])
    #expect(again.output == text)
  }

  @Test("one finger on a touchpad is recorded with its raw contact; without it there is nothing to record")
  func oneFinger() throws {
    let scratch = try Scratch()
    let text = """
      N: Test Touchpad
      I: 0018 04f3 30ba 0100
      P: 01 00 00 00 00 00 00 00
      B: 00 0b 00 00 00 00 00 00 00
      B: 01 \(String(repeating: "00 ", count: 40))20 04\(String(repeating: " 00", count: 22))
      B: 03 03 00 00 00 00 80 60 02
      A: 00 0 3000 0 0 30
      A: 01 0 1800 0 0 30
      A: 2f 0 4 0 0 0
      A: 35 0 3000 0 0 30
      A: 36 0 1800 0 0 30
      A: 39 0 65535 0 0 0
      E: 1.000000 0003 0039 0001
      E: 1.000000 0003 0035 0300
      E: 1.000000 0003 0036 0600
      E: 1.000000 0001 014a 0001
      E: 1.000000 0001 0145 0001
      E: 1.000000 0000 0000 0000
      E: 1.050000 0003 0036 0900
      E: 1.050000 0000 0000 0000
      E: 1.100000 0003 0039 -001
      E: 1.100000 0001 014a 0000
      E: 1.100000 0001 0145 0000
      E: 1.100000 0000 0000 0000

      """
    try FileIO.write(Array(text.utf8), to: scratch.path + "/one.evemu", overwrite: false)
    let binary = RunningBinary(folder: scratch.path)
    let ending = binary.run(["record", "--virtual", "one.evemu", "-o", "-"])
    #expect(ending.status == 0)
    #expect(
      ending.output.split(separator: "\n").filter { $0.contains(#""layer":"evdev""#) } == [
        #"{"type":"down","t":0,"layer":"evdev","slot":0,"x":10,"y":20}"#,
        #"{"type":"move","t":50000,"layer":"evdev","slot":0,"x":10,"y":30}"#,
        #"{"type":"up","t":100000,"layer":"evdev","slot":0}"#,
      ])
    let bare = binary.run(["record", "--virtual", "one.evemu", "--no-raw", "-o", "-"])
    #expect(bare.status == 2)
    #expect(
      bare.messages.contains(
        "libinput did not accept events from this device: it contains one resting finger"))
  }

  @Test("--no-raw leaves the raw contacts out, and denies --raw")
  func noRaw() throws {
    let scratch = try Scratch()
    let binary = RunningBinary(folder: scratch.path)
    let ending = binary.run(["record", "--virtual", "drag.evemu", "--no-raw", "-o", "-"])
    #expect(ending.output.contains(#""layers":["libinput"]"#))
    #expect(!ending.output.contains("evdev\""))
    #expect(ending.output.hasSuffix(#""events":3,"grade":"A","reasons":[]}"# + "\n"))
    let both = binary.run(["record", "--virtual", "drag.evemu", "--raw", "--no-raw", "-o", "-"])
    #expect(both.status == 2)
    #expect(both.messages.contains("--raw and --no-raw exclude each other"))
  }

  @Test("a trace that is there is kept, unless --force says otherwise")
  func force() throws {
    let scratch = try Scratch()
    let binary = RunningBinary(folder: scratch.path)
    let words = ["record", "--virtual", "drag.evemu", "-o", "a.trace"]
    #expect(binary.run(words).status == 0)
    let refused = binary.run(words)
    #expect(refused.status == 2)
    #expect(
      refused.messages
        == "error: a.trace: exists already; choose another name, or give --force to replace it\n")
    chmod(scratch.path + "/a.trace", 0o644)
    #expect(binary.run(words + ["--force"]).status == 0)
    // `PersonalData.md`: a recording is its owner's alone, also in place of a file that was not.
    var status = stat()
    #expect(stat(scratch.path + "/a.trace", &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test("a folder takes one trace a device")
  func folder() throws {
    let scratch = try Scratch()
    let ending = RunningBinary(folder: scratch.path).run(["record", "--virtual", "drag.evemu", "-o", "out/"])
    #expect(ending.status == 0)
    #expect(FileIO.exists(scratch.path + "/out/drag.evemu.trace"))
  }

  @Test("events without a description take the .desc file that begins their name")
  func description() throws {
    let scratch = try Scratch()
    let events = Scratch.text.dropFirst(Scratch.description.count)
    try FileIO.write(Array(events.utf8), to: scratch.path + "/screen.drag.events", overwrite: false)
    let binary = RunningBinary(folder: scratch.path)
    let alone = binary.run(["record", "--virtual", "screen.drag.events"])
    #expect(alone.status == 2)
    #expect(
      alone.messages.hasPrefix("error: screen.drag.events: has events and does not describe its device"))
    try FileIO.write(Array(Scratch.description.utf8), to: scratch.path + "/screen.desc", overwrite: false)
    let described = binary.run(["record", "--virtual", "screen.drag.events", "-o", "-"])
    #expect(described.output.hasSuffix(Self.events))
    let only = binary.run(["record", "--virtual", "screen.desc"])
    #expect(only.status == 2)
    #expect(only.messages.contains("does not contain events"))
  }

  @Test("what is no recording is one line and writes nothing")
  func notARecording() throws {
    let scratch = try Scratch()
    let binary = RunningBinary(folder: scratch.path)
    let ending = binary.run(["record", "--virtual", RunningBinary.path])
    #expect(ending.status == 2)
    #expect(ending.messages.split(separator: "\n").count == 1)
    #expect(binary.run(["record", "--virtual", "none.evemu"]).status == 2)
    #expect(try FileIO.traces(under: scratch.path).isEmpty)
  }

  @Test("--duration ends by the recording's clock, and says that the lift is missing")
  func duration() throws {
    let scratch = try Scratch()
    let ending = RunningBinary(folder: scratch.path).run(
      ["record", "--virtual", "drag.evemu", "--duration", "0.012", "-o", "-"])
    #expect(ending.output.hasSuffix(#""events":4,"grade":"C","reasons":["no lift at the end"]}"# + "\n"))
  }

  @Test("a path that is no device is refused with what to choose")
  func notADevice() {
    let ending = RunningBinary().run(["record", "--device", "/dev/null", "-o", "-"])
    #expect(ending.status == 2)
    #expect(
      ending.messages
        == "error: /dev/null: not an input device; choose one of /dev/input/event… (overscroll devices)\n")
  }

  @Test("messages that nobody reads do not end it")
  func unheard() throws {
    let scratch = try Scratch()
    var binary = RunningBinary(folder: scratch.path)
    binary.shellLine = "$OVERSCROLL record --virtual drag.evemu 2>&1 >/dev/null"
    binary.destination = .closedPipe
    #expect(binary.run([]).status == 0)
    #expect(try TraceReader.trace(at: scratch.path + "/drag.evemu.trace").end != nil)
  }

  @Test("a closed pipe ends it quietly")
  func closedPipe() throws {
    let scratch = try Scratch()
    var binary = RunningBinary(folder: scratch.path)
    binary.destination = .closedPipe
    let ending = binary.run(["record", "--virtual", "drag.evemu", "-o", "-"])
    #expect(ending.messages.isEmpty)
  }
}
