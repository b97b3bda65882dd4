import TestSamples
import Testing

@testable import FileAccess

@Suite("import: pasted logs and tables")
struct ImportLogsTests {
  private static let log = """
    user@host:~$ sudo libinput debug-events
    -event10  DEVICE_ADDED     Some TouchPad   seat0 default group1  cap:pg  size 102x54mm tap(dl off) left
     event10  POINTER_SCROLL_FINGER     +1.750s\tvert 12.50/0.0* horiz 0.00/0.0 (finger)
     event10  POINTER_SCROLL_FINGER   2 +1.757s\tvert 8.00/0.0* horiz 0.00/0.0 (finger)
     event10  POINTER_SCROLL_FINGER   3 +1.766s\tvert 0.00/0.0* horiz 0.00/0.0* (finger)

    """

  private static let study = """
    time_ms,x,y,phase,user,label
    0,5,10,down,s01,pull
    100,5,90,up,s01,pull
    0,5,10,down,s02,fling
    50,5,60,up,s02,fling

    """

  private static func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try FileIO.contents(of: folder.path + "/" + name), as: UTF8.self)
  }

  @Test("a pasted log of libinput debug-events is a trace of scrolls, byte for byte")
  func pasted() throws {
    let folder = TemporaryFolder()
    folder.write(Self.log, to: "paste.txt")
    let ending = overscroll(["import", "paste.txt", "--intent", "pull"], in: folder)
    #expect(ending.status == 0)
    #expect(ending.messages == "paste.txt.trace: Some TouchPad: 3 events in 0.02 s, grade A\n")
    let lines = try Self.text("paste.txt.trace", in: folder).split(separator: "\n").map(String.init)
    #expect(
      lines[0].hasPrefix(
        #"{"format":"overscroll-trace","version":1,"device":{"name":"Some TouchPad","kind":"touchpad","size_mm":[102,54]},"#
      ))
    #expect(
      lines[0].hasSuffix(
        #""from":{"format":"libinput-debug-events","file":"paste.txt"}},"settings":{"natural_scroll":false},"intent":"pull"}"#
      ))
    #expect(
      Array(lines[1...]) == [
        #"{"type":"scroll","t":0,"axis_source":"finger","dy":12.5}"#,
        #"{"type":"scroll","t":7000,"axis_source":"finger","dy":8}"#, #"{"type":"stop","t":16000}"#,
        #"{"type":"end","t":16000,"events":3,"grade":"A","reasons":[]}"#,
      ])
  }

  @Test("subjects become files in a folder of the recording's name; --split numbers their gestures")
  func subjects() throws {
    let folder = TemporaryFolder()
    folder.write(Self.study, to: "study.csv")
    #expect(overscroll(["import", "study.csv", "-o", "out"], in: folder).status == 0)
    #expect(
      try FileIO.traces(under: folder.path + "/out").map { String($0.dropFirst(folder.path.count)) }
        == ["/out/study.csv/s01.trace", "/out/study.csv/s02.trace"])
    #expect(
      try Self.text("out/study.csv/s01.trace", in: folder).contains(
        #""labels":[{"from":0,"to":100000,"intent":"pull"}],"subject":"s01"}"#))
    #expect(overscroll(["import", "--split", "study.csv", "-o", "parts"], in: folder).status == 0)
    #expect(
      try Self.text("parts/study.csv/s02-001.trace", in: folder).contains(
        #""intent":"fling","subject":"s02"}"#))
  }

  @Test("subjects of a recording that lies here go into a folder beside it, less its ending")
  func subjectsHere() throws {
    let folder = TemporaryFolder()
    folder.write(Self.study, to: "study.csv")
    folder.write(Self.study, to: "plain")
    for (words, folderName) in [
      (["study.csv"], "study"), (["plain"], "plain-traces"), (["--split", "study.csv", "--force"], "study"),
    ] {
      let ending = overscroll(["import"] + words, in: folder)
      #expect(ending.status == 0, "\(ending.messages)")
      let traces = try FileIO.traces(under: folder.path + "/" + folderName)
      #expect(traces.count(where: { $0.hasSuffix("/\(folderName)/s01.trace") }) == 1)
    }
    #expect(try Self.text("study.csv", in: folder) == Self.study)
    // A file is in the way of that folder too: nothing is written over.
    folder.write(Self.study, to: "other.csv")
    folder.write("mine\n", to: "other")
    let ending = overscroll(["import", "other.csv"], in: folder)
    #expect(ending.status == 2 && ending.messages.hasPrefix("error: other"), "\(ending.messages)")
    #expect(try Self.text("other", in: folder) == "mine\n")
  }

  @Test("-o - is stdout, which takes one trace, and makes no folder")
  func toStdout() throws {
    let folder = TemporaryFolder()
    folder.write(Self.log, to: "paste.txt")
    folder.write(Self.study, to: "study.csv")
    let ending = overscroll(["import", "paste.txt", "-o", "-"], in: folder)
    #expect(ending.status == 0 && ending.messages.hasPrefix("stdout: "))
    #expect(overscroll(["import", "paste.txt"], in: folder).status == 0)
    #expect(try Self.text("paste.txt.trace", in: folder) == ending.output)
    let several = overscroll(["import", "study.csv", "-o", "-"], in: folder)
    #expect(several.status == 2 && several.output.isEmpty)
    #expect(several.messages == "error: study.csv: 2 traces, and stdout takes one; name a folder with -o\n")
    let two = overscroll(["import", "paste.txt", "study.csv", "-o", "-"], in: folder)
    #expect(two.status == 2 && two.output.isEmpty)
    #expect(
      two.messages == "error: -o -: stdout takes the trace of one recording; name a folder for several\n")
    #expect(!FileIO.exists(folder.path + "/-") && !FileIO.exists(folder.path + "/-.trace"))
  }

  @Test(
    "- is no folder for several files",
    arguments: [["synthesize", "--count", "1", "-o", "-"], ["demo", "-o", "-"], ["man", "-o", "-"]])
  func noFolder(words: [String]) {
    let folder = TemporaryFolder()
    let ending = overscroll(words, in: folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.messages.contains("'-' is stdout, which cannot take a folder of files; name a folder"))
    #expect(!FileIO.exists(folder.path + "/-"))
  }

  @Test("the last line of a batch counts what was imported, and why the others were not")
  func counted() throws {
    let folder = TemporaryFolder()
    try FileIO.makeFolder(folder.path + "/all")
    folder.write(Self.log, to: "all/a.txt")
    folder.write(Self.study, to: "all/b.csv")
    folder.write("time_ms,dy\n0,1\n", to: "all/c.csv")
    folder.write("time_ms,dy\n0,1\n", to: "all/d.csv")
    folder.write("time_ms,x,y\n5,1,1\n4,1,1\n", to: "all/e.csv")
    folder.write("Notes of nothing\n", to: "all/notes.md")
    let ending = overscroll(["import", "all", "-o", "out"], in: folder)
    #expect(ending.status == 2)
    let last = ending.messages.split(separator: "\n").suffix(2)
    #expect(
      Array(last) == [
        "passed over 1 file that is not a recording: notes.md",
        "2 of 5 recordings imported, 3 traces; 3 not: column 'dy': its unit is not stated (2); time goes back by 1000 µs",
      ])
  }

  @Test(
    "of more recordings than eight there is a summary in a screen, with reasons by how often; --full lists them"
  )
  func summary() throws {
    let folder = TemporaryFolder()
    try FileIO.makeFolder(folder.path + "/all")
    for number in 0..<30 { folder.write("time_ms,x,y\n0,1,1\n9,1,\(number + 2)\n", to: "all/\(number).csv") }
    for number in 0..<12 { folder.write("time_ms,dy\n0,1\n", to: "all/bad-\(number).csv") }
    for number in 0..<4 { folder.write("time_ms,x,y\n5,1,1\n\(number),1,1\n", to: "all/back-\(number).csv") }
    let ending = overscroll(["import", "all", "-o", "out"], in: folder)
    #expect(ending.status == 2)
    #expect(
      ending.messages == """
        30 of 46 recordings imported, 30 traces; 16 not (--full prints one line each)
        grades: B 30
        devices: touchscreen 30
        scale assumed: 30, so distances and verdicts may be wrong (each grade names the option)

        not imported
          12  column 'dy': its unit is not stated (first in bad-0.csv)
           4  time goes back by … µs (first in back-0.csv)

        next: overscroll report out             which engines fire
              overscroll inspect --devices out  one row per device

        """)
    let full = overscroll(["import", "--full", "all", "-o", "again"], in: folder).messages
    let lines = full.split(separator: "\n")
    #expect(lines.count == 47 && lines.count { $0.hasPrefix("error: all/") } == 16)
    #expect(lines.last?.hasPrefix("30 of 46 recordings imported, 30 traces; 16 not: column 'dy'") == true)
    // Traces that are there are one reason, whatever their names.
    let once = overscroll(["import", "all", "-o", "out"], in: folder).messages
    #expect(once.contains("\n  30  exists already (first in 0.csv)\n"))
  }

  @Test(
    "what is wrong with a table or an option is one line with the place, and nothing is written",
    arguments: [
      (["time_ms,dy\n0,1\n"], [], "error: t.csv: column 'dy': its unit is not stated; give it with --unit"),
      (
        ["time_ms,x,y,label\n0,1,1,tug\n"], [],
        "error: t.csv:2: column 'label': 'tug' is not an intent (pull, "
      ),
      (
        ["time_ms,x,y\n0,1,1\n"], ["--subject-column", "who"],
        "error: t.csv: no column 'who'; its columns are"
      ),
      (
        ["time_ms,dy\n0,1\n"], ["--unit", "ell"],
        "error: import: --unit: 'ell' is not a unit that is known; give pt, dp, css px"
      ),
      (
        ["time_ms,dy\n0,1\n"], ["--label", "tug"],
        "error: import: --label: 'tug' is not WORD=INTENT; write it as refresh=pull"
      ),
      (["time_ms,dy\n0,1\n"], ["--scroll-pause", "0"], "error: import: --scroll-pause: "),
    ])
  func wrong(text: [String], options: [String], message: String) throws {
    let folder = TemporaryFolder()
    folder.write(text[0], to: "t.csv")
    let ending = overscroll(["import", "t.csv", "-o", "out"] + options, in: folder)
    #expect(ending.status == 2 && ending.messages.hasPrefix(message), "\(ending.messages)")
    #expect(!FileIO.exists(folder.path + "/out"))
  }
}
