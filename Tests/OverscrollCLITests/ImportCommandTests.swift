import TestSamples
import Testing

@testable import FileAccess

@Suite("import")
struct ImportCommandTests {
  /// A finger that goes 10 mm down on a screen of 60 × 120 mm, as `getevent -lt` with `-i` before it prints it.
  private static let getevent = """
    add device 1: /dev/input/event3\r
      name:     "Phone Screen"\r
      events:\r
        ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 6000, fuzz 0, flat 0, resolution 100\r
                    ABS_MT_POSITION_Y     : value 0, min 0, max 12000, fuzz 0, flat 0, resolution 100\r
    [      10.000000] /dev/input/event3: EV_ABS       ABS_MT_TRACKING_ID   00000001            \r
    [      10.000000] /dev/input/event3: EV_ABS       ABS_MT_POSITION_X    00000bb8            \r
    [      10.000000] /dev/input/event3: EV_ABS       ABS_MT_POSITION_Y    000007d0            \r
    [      10.000000] /dev/input/event3: EV_KEY       BTN_TOUCH            DOWN                \r
    [      10.000000] /dev/input/event3: EV_SYN       SYN_REPORT           00000000            \r
    [      10.010000] /dev/input/event3: 0003 0036 00000bb8\r
    [      10.010000] /dev/input/event3: 0000 0000 00000000\r
    [      10.020000] /dev/input/event3: EV_ABS       ABS_MT_TRACKING_ID   ffffffff            \r
    [      10.020000] /dev/input/event3: EV_KEY       BTN_TOUCH            UP                  \r
    [      10.020000] /dev/input/event3: EV_SYN       SYN_REPORT           00000000            \r

    """

  /// The lines of the trace of `getevent`, worked out by hand: 3000/100, 2000/100 and 3000/100 mm.
  private static let contacts = [
    #"{"type":"down","t":0,"layer":"evdev","slot":0,"x":30,"y":20}"#,
    #"{"type":"move","t":10000,"layer":"evdev","slot":0,"x":30,"y":30}"#,
    #"{"type":"up","t":20000,"layer":"evdev","slot":0}"#,
  ]

  private static func lines(_ name: String, in folder: TemporaryFolder) throws -> [String] {
    let bytes = try FileIO.contents(of: folder.path + "/" + name)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("a phone's getevent log with names, codes and CRLF becomes both layers of one trace")
  func bothLayers() throws {
    let folder = TemporaryFolder()
    folder.write(Self.getevent, to: "phone.txt")
    let ending = overscroll(["import", "phone.txt", "--intent", "scroll"], in: folder)
    #expect(ending.status == 0 && ending.output.isEmpty)
    #expect(ending.messages == "phone.txt.trace: Phone Screen: 6 events in 0.02 s, grade A\n")
    let lines = try Self.lines("phone.txt.trace", in: folder)
    #expect(
      lines[0].hasPrefix(
        #"{"format":"overscroll-trace","version":1,"device":{"name":"Phone Screen","kind":"touchscreen""#))
    #expect(lines[0].contains(#""from":{"format":"getevent","file":"phone.txt"}"#))
    #expect(lines[0].hasSuffix(#""layers":["libinput","evdev"],"intent":"scroll"}"#))
    let told = Self.contacts.map { $0.replacing(#","layer":"evdev""#, with: "") }
    #expect(Array(lines[1...6]) == zip(Self.contacts, told).flatMap { [$0, $1] })
  }

  @Test("--raw-only leaves libinput out: its layer, its version, its settings")
  func rawOnly() throws {
    let folder = TemporaryFolder()
    folder.write(Self.getevent, to: "phone.txt")
    #expect(overscroll(["import", "phone.txt", "--raw-only"], in: folder).status == 0)
    let lines = try Self.lines("phone.txt.trace", in: folder)
    #expect(lines[0].hasSuffix(#""file":"phone.txt"}},"layers":["evdev"]}"#))
    #expect(Array(lines[1...3]) == Self.contacts)
    #expect(lines[4] == #"{"type":"end","t":20000,"events":3,"grade":"A","reasons":[]}"#)
  }

  @Test("evemu events that nobody describes are a device all the same, and the grade says how it is known")
  func undescribed() throws {
    let folder = TemporaryFolder()
    let events = [
      (0, "0039 1"), (0, "0035 3000"), (0, "0036 2000"), (10_000, "0036 3000"), (20_000, "0039 -1"),
    ]
    let text = events.map { time, event in
      let stamp = "E: 1.0\(time / 10_000)0000"
      return
        "\(stamp) 0003 \(event)\n\(event.hasPrefix("0035") || event.hasPrefix("0039 1") ? "" : "\(stamp) 0000 0000 0\n")"
    }.joined()
    folder.write(text, to: "drag.events")
    let command = ["import", "drag.events", "--range", "0,5999,0,11999"]
    #expect(overscroll(command, in: folder).status == 0)
    let lines = try Self.lines("drag.events.trace", in: folder)
    #expect(lines[0].contains(#""device":{"name":"undescribed device","kind":"touchscreen""#))
    // Shares of the given axes: 3000 of 6000 values, 2000 of 12,000.
    #expect(lines[1] == #"{"type":"down","t":0,"layer":"evdev","slot":0,"x":0.5,"y":\#(2000.0 / 12_000)}"#)
    let reason =
      "no description of the device; what it is follows from its events (put its .desc file beside it)"
    let scale = "the scale is assumed: the size of the surface is not known (import --surface)"
    #expect(
      lines.last?.hasSuffix(#""grade":"B","reasons":["\#(reason)","\#(scale)"]}"#) == true,
      "\(lines.last ?? "")")
    folder.write("E: 1.000000 0002 0008 1\nE: 1.000000 0000 0000 0\n", to: "wheel.events")
    #expect(
      overscroll(["import", "wheel.events"], in: folder).messages.hasPrefix(
        "error: wheel.events: does not contain contacts and does not describe its device"))
  }

  @Test("a browser's own names, type, clientX and clientY, count as phase, x and y")
  func browserNames() {
    let folder = TemporaryFolder()
    let rows = ["pointerdown,10,10", "pointermove,10,20", "pointerup,10,20"].enumerated()
      .map { "\($0.offset * 8),\($0.element)\n" }.joined()
    folder.write("time_ms,type,clientX,clientY\n" + rows, to: "browser.csv")
    folder.write("time_ms,phase,x_pt,y_pt\n" + rows, to: "ours.csv")
    let traces = ["browser", "ours"].map { name in
      _ = overscroll(["import", "-o", "out", "\(name).csv"], in: folder)
      return (folder.text(of: "out/\(name).csv.trace") ?? "").split(separator: "\n").dropFirst()
    }
    #expect(!traces[0].isEmpty && traces[0] == traces[1])
    // What a browser logs beside contacts is passed over.
    folder.write(
      "time_ms,type,clientX,clientY\n0,pointerover,9,9\n" + rows + "20,click,10,20\n", to: "whole.csv")
    _ = overscroll(["import", "-o", "out", "whole.csv"], in: folder)
    let whole = (folder.text(of: "out/whole.csv.trace") ?? "").split(separator: "\n").dropFirst()
    #expect(whole == traces[0])
    // A column of that name that says something else is none of phases.
    folder.write("time_ms,type,x,y\n0,touch,1,2\n8,touch,1,5\n", to: "kind.csv")
    #expect(overscroll(["import", "-o", "out", "kind.csv"], in: folder).status == 0)
  }

  @Test("CSV without phases is a screen's contacts in points, and the grade says how lifts were found")
  func csv() throws {
    let folder = TemporaryFolder()
    folder.write("# a drag\ntime_ms,x,y\n100,10,20\n108.5,10,35.5\n", to: "drag.csv")
    #expect(overscroll(["import", "drag.csv", "-o", "out"], in: folder).status == 0)
    let lines = try Self.lines("out/drag.csv.trace", in: folder)
    #expect(lines[0].contains(#""device":{"kind":"touchscreen"},"units":"points""#))
    #expect(
      Array(lines.dropFirst()) == [
        #"{"type":"down","t":0,"slot":0,"x":10,"y":20}"#,
        #"{"type":"move","t":8500,"slot":0,"x":10,"y":35.5}"#, #"{"type":"up","t":8500,"slot":0}"#,
        #"{"type":"end","t":8500,"events":3,"grade":"B","reasons":["no phases; the last row of a contact counts as its lift, also before a pause of 1000 ms (--contact-pause)","the scale is assumed: no unit is stated (import --unit pt for points, or --unit px --density DPI for pixels of a screen)"]}"#,
      ])
  }

  @Test("a disk that is full is the error of each recording; none is said to have been written")
  func fullDisk() {
    let folder = TemporaryFolder()
    _ = shell("mkdir a b", in: folder)
    for name in ["a/r.txt", "b/r.txt"] { folder.write(Self.getevent, to: name) }
    // A limit of a file's size stands for the disk: EFBIG is 27 in Linux's errno-base.h.
    let ending = shell(
      #"(ulimit -f 0; "$OVERSCROLL" import a/r.txt b/r.txt -o out; echo $?) 2>&1 | cat; ls -A out"#,
      in: folder)
    let error = "error: out/r.txt.trace: could not write (File too large, errno 27)\n"
    #expect(
      ending.output.hasPrefix(error + error + "0 of 2 recordings imported, 0 traces; 2 not: could not write"),
      "\(ending)")
    #expect(ending.output.hasSuffix("\n2\n"))
    // With space, the second one is told which file has its name.
    let other = overscroll(["import", "a/r.txt", "b/r.txt", "-o", "out"], in: folder)
    #expect(
      other.status == 2 && other.messages.contains("b/r.txt: another recording of this name was written"))
  }

  @Test("a folder imports whole: good ones are written, bad ones told, the rest passed over by name")
  func folder() throws {
    let folder = TemporaryFolder()
    _ = shell("mkdir -p in/deep", in: folder)
    folder.write(Self.getevent, to: "in/deep/phone.txt")
    folder.write(
      #"[{"time_ms":0,"x_pt":1,"y_pt":2,"phase":"down"},{"time_ms":4,"x_pt":1,"y_pt":5,"phase":"up"}]"#,
      to: "in/a.json")
    folder.write("time_ms,x,y\n5,1,1\n4,1,1\n", to: "in/b.csv")
    folder.write("Read me.\n", to: "in/README")
    let ending = overscroll(["import", "in", "-o", "out", "--jobs", "2"], in: folder)
    #expect(ending.status == 2)
    #expect(
      ending.messages
        == """
        out/a.json.trace: device: 3 events in 0.00 s, grade A
        error: in/b.csv:3: time goes back by 1000 µs; if another recording begins here, use one file per recording, or number them in a column session
        out/deep/phone.txt.trace: Phone Screen: 6 events in 0.02 s, grade A
        passed over 1 file that is not a recording: README
        2 of 3 recordings imported, 2 traces; 1 not: time goes back by 1000 µs

        """)
  }

  @Test("nothing is overwritten without --force")
  func force() throws {
    let folder = TemporaryFolder()
    folder.write("time_ms,x,y\n0,1,1\n4,1,9\n", to: "a.csv")
    #expect(overscroll(["import", "a.csv"], in: folder).status == 0)
    let again = overscroll(["import", "a.csv"], in: folder)
    #expect(again.status == 2)
    #expect(
      again.messages
        == "error: a.csv.trace: exists already; choose another name, or give --force to replace it\n")
    #expect(overscroll(["import", "a.csv", "--force"], in: folder).status == 0)
  }

  @Test(
    "what cannot be imported is one line with its place",
    arguments: [
      ("empty", "", "empty: not a recording this program reads; give evemu"),
      ("text", "Hello\n", "text: not a recording this program reads; give evemu"),
      ("a.csv", "time_ms,x,y\n1,2,down\n", "a.csv:2: y is not a number within"),
      ("b.csv", "time_ms,x,y\n1,2\n", "b.csv:2: y is missing"),
      (
        "c.csv", "time_ms,x,y,phase\n1,2,3,tap\n",
        "c.csv:2: the phase 'tap' is not down, move, up or cancel; give the meaning of each word, such as --phase-words 'began=down,changed=move,ended=up'"
      ),
      ("d.csv", "t_s,x,y,phase\n1,2,3,down\n2,2,3,down\n", "d.csv:3: contact 0 comes down twice"),
      ("e.csv", "time_ms,x,y\n1,nan,3\n", "e.csv:2: x is not a number within"),
      (
        "a.json", "[{\"time_ms\":1,\"x\":2}]", "a.json: its keys are 0 time_ms, 1 x; needed are time, x and y"
      ),
      ("b.json", "{\n\"events\":[}\n", "b.json:2: "),
      ("c.json", "[{\"time_ms\":1,\"x\":2,\"y\":null}]", "c.json: event 1: y is missing"),
      (
        "a.txt", "[ 1.000000] EV_ABS ABS_X 0000000g\n",
        "a.txt:1: '0000000g' is not a hexadecimal value of ABS_X"
      ),
      ("b.txt", "[ 1.000000] EV_KEY KEY_A DOWN\n", "b.txt: it does not contain touches"),
      ("c.txt", "[ 1.000000] EV_ABS ABS_X 1\n[ 0.500000] EV_ABS ABS_X 1\n", "c.txt:2: time"),
      (
        "d.txt", "add device 1: /dev/input/event1\nEV_ABS ABS_X 00000001\n",
        "d.txt:2: events without times"
      ),
      ("a.evemu", "N: Pad\nX\n", "a.evemu: describes a device and does not contain events"),
      ("b.evemu", "N: Pad\nB: 01 zz\n", "b.evemu:2: 'zz' is not a byte"),
      ("e.txt", "type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 1\n", "e.txt:1: events without times"),
    ])
  func errors(name: String, text: String, message: String) {
    let folder = TemporaryFolder()
    folder.write(text, to: name)
    let ending = overscroll(["import", name], in: folder)
    #expect(ending.status == 2)
    #expect(ending.messages.hasPrefix("error: " + message))
    #expect(ending.messages.count(where: \.isNewline) == 1)
  }

  @Test("a range is four whole numbers, each maximum above its minimum")
  func range() {
    for wrong in ["1,2,3", "5,1,0,9", "0,1,0,x", "0,1,0,1,", "0,1.5,0,1"] {
      let ending = overscroll("import", "--range", wrong, "a")
      #expect(ending.status == 2)
      #expect(
        ending.messages.hasPrefix("error: import: --range: '\(wrong)' is not a range"), "\(ending.messages)")
    }
  }
}
