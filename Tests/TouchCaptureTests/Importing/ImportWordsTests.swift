import FileAccess
import GestureTraces
import TestOutcomes
import TestSamples
import Testing
import TextFormats

@testable import TouchCapture

/// Words and numbers of options and of layouts, one after the other: what each means, or why it is refused. Lengths of units are those of
/// their definitions: 25.4 mm an inch, 120 parts a click, 3 lines a click.
@Suite("Words of imports")
struct ImportWordsTests {
  @Test("units, sizes and ranges")
  func units() {
    var outcomes = Outcomes()
    let words = [
      "pt", "point", "points", "dp", "dip", "dips", "density independent pixels", "css px", "css pixel",
      "css-pixels", "CSS_PX", "logical px", "logical pixel", "logical pixels", "surface", "libinput",
      "px", "pixel", "pixels", "device px", "device pixel", "device pixels", "screen px", "screen pixel",
      "screen pixels", "physical px", "physical pixel", "physical pixels", "mm", "millimetre", "millimetres",
      "millimeter", "millimeters", "cm", "centimetre", "centimetres", "centimeter", "centimeters", "in",
      "inch", "inches", "fraction", "fractions", "fraction of the surface", "fractions of the surface",
      "share", "shares", "normalised", "normalized", "relative", "%", "percent", "per cent", "line", "lines",
      "click", "clicks", "notch", "notches", "wheel", "v120", "120ths", "degree", "degrees", "deg",
      "40", "0.5", "0", "-1", "1e6", "1000001", "x", "", "nan",
    ]
    for word in words {
      let unit = TableUnit(word)
      outcomes.add(
        word,
        unit.map {
          "\($0.name), \($0.clicks) clicks, \($0.points) pt, step \($0.wheelStep.map { "\($0)" } ?? "-")\($0.isOfPositions ? ", of positions" : "")\n\(Self.resolved($0, nil)); \(Self.resolved($0, 0.5))"
        } ?? "none")
    }
    outcomes.begin("sizes")
    for text in [
      "104x63mm", "104X63", "104×63px", "10.5x6.3cm", "4x3in", "1x1", "0.9x5", "100000x5", "100001x5", "x5",
      "5x", "5", "5x5x5", "5x5%", "5x5 mm", "-5x5", "5x5line", "", "1.2.3x5", "5 x 5",
    ] {
      outcomes.add(
        text,
        SurfaceSize(text).map { size in
          let measured = [nil, 0.5].map { density in
            Outcomes.result { () throws -> String in
              do throws(RowProblem) { return "\(try size.measured(density))" } catch { return "\(error)" }
            }
          }
          return "\(size.width) × \(size.height) \(size.unit.name); \(measured.joined(separator: "; "))"
        } ?? "none")
    }
    outcomes.begin("ranges")
    for text in [
      "0,1,0,1", "0,1000,5,500", "0,0,0,1", "1,0,0,1", "0,1,1,1", "0,1,0", "0,1,0,1,", "0,1,0,1,2", "a,1,0,1",
      "-5,5,-7,7", "0,2147483647,0,2147483648", "0 ,1,0,1", "",
    ] {
      outcomes.add(text, SurfaceRange(text).map { "\($0.x) \($0.y)" } ?? "none")
    }
    let difference = Golden.difference(of: outcomes.text, from: "units.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  private static func resolved(_ unit: TableUnit, _ density: Double?) -> String {
    do throws(RowProblem) { return try unit.resolved(density).name } catch { return "\(error)" }
  }

  @Test("columns, words of phases and paths as they are given")
  func layouts() {
    var outcomes = Outcomes()
    for text in [
      "time=3,x=x_pos", "time=", "=3", "time", "", "when=1", "x=1,x=2", "time=t..u,x=a+b,y=@file",
      "subject=@folder", "subject=@folder5", "subject=@folder[:6]", "session=@file[2:]", "x=-1", "x=@other",
      "x=p.0",
      "contact=id,phase=p,session=s,gesture=g,intent=i,dx=1,dy=2,y=4", "x=a b", "x=1.5", "x=@folder0",
      "x=@folder99", "x=@file[:]", "x=@file[a:b]", "x=a+", "x=..b",
    ] {
      outcomes.add(
        text,
        Self.fault {
          try TableLayout.columns(text).sorted { $0.key.rawValue < $1.key.rawValue }.map {
            "\($0.key.rawValue): \($0.value)"
          }.joined(separator: "\n")
        })
    }
    outcomes.begin("phases")
    for text in [
      "0=down,1=up,2=move,3=cancel", "0=", "=down", "0=other", "0=down,0=up", "a=b=down", "", "x=hover",
      "x=none", "x=skip",
    ] {
      outcomes.add(
        text,
        Self.fault {
          try TableLayout.phaseWords(text).sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(
            separator: ", ")
        })
    }
    outcomes.begin("paths")
    for text in [
      "", "[]", "a", "a.b", "a[].b[]", "*", "a.*[]", "[0]", "a[0]", ".a", "a.", "a..b", "a[", "[].data[]",
      "a]b",
    ] {
      outcomes.add(text, JSONPath(text).map { "\($0)" } ?? "none")
    }
    outcomes.begin("built in")
    for layout in TableLayouts.all {
      outcomes.add(
        layout.name ?? "-",
        "\(layout.about ?? "-")\n\(layout.described ?? "-")\n\(layout.asks ?? "-") \(layout.files) \(layout.hasHeader.map { "\($0)" } ?? "-") \(layout.timeUnit.map { "\($0)" } ?? "-") \(layout.missing) \(layout.unit.map(\.name) ?? "-") \(layout.densities) \(layout.flipsY) \(layout.path.map { "\($0)" } ?? "-")\n"
          + layout.columns.sorted { $0.key.rawValue < $1.key.rawValue }.map {
            "\($0.key.rawValue): \($0.value)"
          }.joined(separator: "\n") + "\n"
          + layout.phaseWords.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(
            separator: ", ") + "\n"
          + [
            "1_HandPhone_TouchEvent_(HTC_One).csv", "x_TouchEvent_Nexus9.csv", "a/gestures-1.json",
            "d/touch_data/1.csv", "TouchEvent.csv", "x/data.csv", "a.log",
          ].map { path in
            "\(layout.density(of: path).map { "\($0)" } ?? "-")"
          }.joined(separator: " "))
    }
    let difference = Golden.difference(of: outcomes.text, from: "layouts.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  private static func fault(_ work: () throws -> String) -> String {
    do { return try work() } catch { return (error as? ValueFault)?.words ?? "\(error)" }
  }

  @Test("layouts as JSON with each name, word and line changed")
  func files() {
    let text = """
      {"name": "mine",
       "about": "a set", "described": "a paper", "asks": "a density",
       "files": ["*.csv", "a/*b.txt"],
       "header": true, "json-path": "a[].b",
       "columns": {"time": "t", "x": ["x", 3], "y": {"name": "y"}, "subject": ["@folder", null]},
       "time-unit": "ms", "missing": ["null", -420], "unit": "px",
       "density": {"One": 480, "Two": 320}, "flip-y": true,
       "phase-words": {"0": "down", "1": "up"}}
      """
    var outcomes = Outcomes()
    let variations = TextVariations(text)
    var changes = variations.wholes + variations.lineChanges + variations.nameChanges
    for (old, news) in [
      ("\"ms\"", ["\"s\"", "\"h\"", "\"x\"", "3", "null"]), ("true", ["false", "1", "\"yes\"", "null"]),
      ("480", ["0", "-1", "\"x\"", "39", "40", "2000", "2001", "1e9"]),
      ("\"px\"", ["\"mm\"", "\"line\"", "\"q\"", "5"]),
      ("\"t\"", ["\"\"", "0", "-1", "1.5", "null", "[]", "[null]", "\"a..b\"", "true", "{}"]),
      ("\"down\"", ["\"move\"", "\"over\"", "1", "null"]),
      ("[\"*.csv\", \"a/*b.txt\"]", ["[]", "\"x\"", "[1]", "null"]),
      ("{\"One\": 480, \"Two\": 320}", ["160", "0", "\"x\"", "{}", "null"]),
      ("[\"null\", -420]", ["[]", "\"\"", "[null]", "[true]", "5"]),
      ("\"a[].b\"", ["\"\"", "\"[\"", "3", "null"]), ("\"a set\"", ["\"\"", "3", "null"]),
      (", {\"name\": \"y\"}", [", \"y\""]), ("{\"name\": \"y\"}", ["\"y\"", "7", "[\"y\", \"z\", null]"]),
    ] {
      let base = old == "{\"name\": \"y\"}" ? text : text.replacing("{\"name\": \"y\"}", with: "\"y\"")
      for new in news {
        changes.append(("\(old) is \(new)", base.replacing(old, with: new, maxReplacements: 1)))
      }
    }
    for (name, text) in changes {
      outcomes.add(
        name,
        Outcomes.result {
          let layout = try TableLayout(json: Array(text.utf8), name: "l.json")
          return
            "read, \(layout.columns.count) columns, \(layout.phaseWords.count) words, \(layout.densities.count) densities, \(layout.missing), \(layout.files), \(layout.unit.map(\.name) ?? "-"), \(layout.timeUnit.map { "\($0)" } ?? "-"), \(layout.hasHeader.map { "\($0)" } ?? "-"), \(layout.flipsY), \(layout.path.map { "\($0)" } ?? "-"), \(layout.about ?? "-"), \(layout.asks ?? "-"), \(layout.described ?? "-")"
        })
    }
    let difference = Golden.difference(of: outcomes.text, from: "layout-files.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("dates in cells of tables")
  func times() {
    var outcomes = Outcomes()
    var texts = [
      "", "x", "12:00:00.5", "2026-11-30 12:00:00 x", "2026-11-30", "2026-11-30T12:00:00Z",
      "2026-11-30T12:00:00+01:00", "2026-11-30T12:00:00-0100", "2026/11/30_12:00:00", "2026.11.30 12:00:00.5",
      "2026-11-30 12:00:00,123456789", "2026-11-30 12:00:00:1234567890", "2026-11-30 12:00:00.",
      "1899-12-31 00:00:00", "1900-01-01 00:00:00", "2026-11-30 12:00", "2026-11-30  12:00:00",
    ]
    for part in [
      "2026-00-01", "2026-01-00", "2026-01-31", "2026-01-32", "2026-12-31", "2026-13-01", "2024-02-29",
      "2024-03-01", "2000-02-29", "2100-03-01",
    ] { texts.append("\(part) 00:00:00") }
    for part in ["23:59:59", "24:00:00", "00:60:00", "00:59:60", "00:59:61"] {
      texts.append("2026-11-30 \(part)")
    }
    for text in texts { outcomes.add(text, TimeText.microseconds(text).map { "\($0)" } ?? "none") }
    outcomes.begin("separators")
    for line in [
      "sep=;", "\"sep=;\"", "sep=\t", "sep=,\r", "sep=|", "sep= ", "sep=:", "sep=", "sep=;;;;;;",
      "\u{FEFF}sep=;", "step=;",
    ] {
      outcomes.add(
        VisibleText.escaped(line), TableSeparator.stated(Array(line.utf8)[...]).map { "\($0)" } ?? "none")
    }
    for lines in [
      ["a,b", "1,2"], ["a;b", "1,5;2"], ["a\tb", "1\t2"], ["a|b", "1|2"], ["a b", "1 2"], ["a,b;c", "1,2"],
      ["a", "1"], ["a b,c", "1 2,3"], ["a;b,c", "1;2;3"], [],
    ] {
      outcomes.add("\(lines)", "\(TableSeparator(of: lines.map { Array($0.utf8)[...] }))")
    }
    let difference = Golden.difference(of: outcomes.text, from: "times.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("libinput's release in libraries and descriptions")
  func versions() {
    func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
    let texts = [
      "", "/libinput/doc/", "/libinput/doc/1.22.1/x", "a/libinput/doc/latest /libinput/doc/1.25.0\0b",
      "/libinput/doc/1/ /libinput/doc/1.2", "/libinput/doc/12345678901.12345678901.5",
      "LIBINPUT_1.5 LIBINPUT_1.11 LIBINPUT_1.9", "LIBINPUT_1.1\0LIBINPUT_2.0.0", "LIBINPUT_ABC",
      "LIBINPUTLIBINPUT_1.3",
      "Version: 1.22", "Name: x\nVersion: 1.22.1\nVersion: 2", " Version: 1", "LIBINPUT_1..2",
      "//libinput/doc/1.3",
    ]
    var outcomes = Outcomes()
    for text in texts {
      outcomes.add(
        VisibleText.escaped(text),
        "\(LibinputVersion.release(in: bytes(text)) ?? "-"), \(LibinputVersion.newestSymbols(in: bytes(text)) ?? "-"), \(LibinputVersion.release(described: bytes(text)) ?? "-")"
      )
    }
    outcomes.begin("errors")
    let errors: [CaptureError] = [
      .file(path: "p", operation: "read", errno: 2), .format(file: "f", line: 3, message: "m"),
      .noEvents(file: "f", message: "m"), .unmapped(file: "f", message: "m"),
      .neverOpened(node: "/dev/input/event1", what: "a keyboard"),
      .notADevice(path: "p"), .noDevices(seat: "seat1"), .noInput, .libinput(operation: "o", errno: 5),
      .notInterposed(call: "open"),
      .library(.missing("libinput.so.10", package: "libinput10", reason: "why")), .withoutCapture,
    ]
    for error in errors {
      outcomes.add("\(error)".split(separator: ":").first.map(String.init) ?? "", "\(error)")
    }
    for number in [1, 2, 5, 6, 13, 16, 19, 99] as [Int32] {
      outcomes.add("\(number)", "\(CaptureError.refused(node: "n", errno: number))")
    }
    outcomes.begin("buses")
    for bus in 0...0x20 as ClosedRange<UInt16> { outcomes.add("\(bus)", DeviceBus.name(bus) ?? "-") }
    outcomes.begin("names")
    for number in [0, 1, 9, 10, 99, 100, 999, 1000] { outcomes.add("\(number)", SplitName.file("a", number)) }
    let difference = Golden.difference(of: outcomes.text, from: "versions.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("recordings beside their descriptions: which is found, what is refused")
  func companions() throws {
    let whole = RecordingTexts.evemu(Recordings.touchDrag(frames: 2))
    let lines = whole.split(separator: "\n")
    let events = lines.filter { $0.hasPrefix("E:") }.joined(separator: "\n") + "\n"
    let description = lines.filter { !$0.hasPrefix("E:") }.joined(separator: "\n") + "\n"
    var outcomes = Outcomes()
    for (name, recording, companion, text) in [
      ("no description", "pad.tap.events", "other.desc", description),
      ("of the same name", "pad.tap.events", "pad.tap.events.desc", description),
      ("of the first part", "pad.tap.events", "pad.desc", description),
      ("as a device", "pad.tap.events", "pad.tap.device", description),
      ("of a shorter start", "pad.tap.events", "pa.desc", description),
      ("one that describes nothing", "pad.tap.events", "pad.desc", events),
      ("an empty one", "pad.tap.events", "pad.desc", ""),
      ("itself", "pad.desc", "x", description), ("whole", "pad.evemu", "x", whole),
      ("empty", "pad.evemu", "x", ""),
      ("libinput record", "pad.yml", "x", RecordingTexts.libinputRecord(Recordings.touchDrag(frames: 2))),
    ] {
      let folder = TemporaryFolder()
      folder.write(text, to: companion)
      let content =
        switch name {
        case "whole", "itself", "empty", "libinput record": text;
        default: events
        }
      folder.write(content, to: recording)
      let outcome = Outcomes.result {
        let file = try RecordingFile(folder.file(recording))
        let device = file.recording.devices.first
        return
          "\(file.format) \(file.name): \(device?.name ?? "-"), \(device?.axes.count ?? 0) axes, \(device?.events.count ?? 0) events; \(file.source(tool: "t"))"
      }
      let imported = Outcomes.result {
        var options = ImportOptions(tool: "t")
        options.isRawOnly = true
        return try RecordingImport.traces(of: folder.file(recording), options).map { file in
          file.traces.map { "\($0.events.count) events, \($0.end?.grade ?? "-") \($0.end?.reasons ?? [])" }
            .joined(separator: "; ") + file.notes.map { " note \($0)" }.joined()
        } ?? "no known format"
      }
      outcomes.add(name, "\(outcome)\n\(imported)".replacing(folder.path, with: "here"))
    }
    let difference = Golden.difference(of: outcomes.text, from: "companions.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
