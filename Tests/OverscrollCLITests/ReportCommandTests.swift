import TestSamples
import Testing

@Suite("report")
struct ReportCommandTests {
  /// A folder with one touchscreen drag down of so many millimetres in each trace, 10 ms a millimetre.
  private func folder(_ takes: [(name: String, intent: String?, millimetres: Int)]) -> TemporaryFolder {
    let folder = TemporaryFolder()
    for take in takes {
      let intent = take.intent.map { #","intent":"\#($0)""# } ?? ""
      var lines = [
        #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen","size_mm":[60,120]},"#
          + #""source":{"origin":"synthetic"}\#(intent)}"#,
        #"{"type":"down","t":0,"slot":0,"x":30,"y":10}"#,
      ]
      for step in 0..<take.millimetres {
        lines.append(#"{"type":"move","t":\#((step + 1) * 10_000),"slot":0,"x":30,"y":\#(11 + step)}"#)
      }
      let lift = take.millimetres * 10_000 + 5000
      lines.append(#"{"type":"up","t":\#(lift),"slot":0}"#)
      lines.append(#"{"type":"end","t":\#(lift),"events":\#(lines.count - 1),"grade":"A","reasons":[]}"#)
      folder.write(lines.joined(separator: "\n") + "\n", to: take.name)
    }
    return folder
  }

  /// The output's words, wherever its lines break.
  private func words(of ending: RunningBinary.Ending) -> String {
    ending.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // pullview needs more than 60 pt. The rubber band shows 60 pt after 0.0988·667/0.55 = 119.9 pt of finger, which is
  // 18.7 mm at 6.42 pt a millimetre: 25 mm fire and 15 mm do not, in any of its ways of counting.
  @Test("traces are counted by intent and by whether the engine fired")
  func counts() {
    let folder = folder([
      ("a.trace", "pull", 25), ("b.trace", "pull", 15), ("c.trace", "pull", 30), ("d.trace", "scroll", 25),
      ("e.trace", "dither", 5), ("f.trace", nil, 25),
    ])
    let ending = overscroll("report", "--engine", "pullview", "--json", folder.path)
    #expect(ending.status == 0 && ending.messages.isEmpty)
    #expect(
      ending.output.contains(
        #""engine":"pullview","model":"uikit","origin":"synthetic","ground":"native","n":5,"tp":2,"fp":1,"fn":1,"tn":1"#
      ))
    // The one without an intent is in none of these, but apart.
    #expect(ending.output.contains(#""hits":{"n":1,"busy":0,"reached":{"value":1,"#))
    #expect(ending.output.contains(#""excluded":[],"#))
  }

  @Test("a list of traces gives what its traces give, and the next commands take it too")
  func list() {
    let folder = folder([("a.trace", "pull", 25), ("b.trace", "pull", 15), ("c.trace", "pull", 30)])
    folder.write("a.trace\nc.trace\n", to: "some")
    let named = overscroll(["report", "--engine", "pullview", "--json", "a.trace", "c.trace"], in: folder)
    let listed = overscroll(["report", "--engine", "pullview", "--json", "@some"], in: folder)
    #expect(listed.status == 0 && listed.output == named.output)
    let answer = overscroll(["report", "--engine", "pullview", "@some"], in: folder).output
    #expect(answer.contains("next: overscroll report --full --engine pullview @some"))
    #expect(overscroll(["report", "@none"], in: folder).messages.contains("none: no such file"))
  }

  @Test("the page to make next replaces none that is there")
  func unusedPage() {
    let folder = folder([("a.trace", "pull", 25)])
    #expect(overscroll(["report", "."], in: folder).output.contains("--html report.html"))
    folder.write("mine", to: "report.html")
    #expect(overscroll(["report", "."], in: folder).output.contains("--html report-2.html"))
  }

  @Test("content that never came past its top is told, with what turns a touchpad round")
  func neverPastTop() {
    // The first begins 500 pt down the list and its 25 mm are 160 pt; at its top the same finger pulls.
    let folder = folder([("a.trace", "pull", 25)])
    let down = overscroll("report", "--engine", "pullview", "--start-offset", "500", folder.path)
    #expect(down.status == 0 && words(of: down).contains("Beware: content never moved past its top"))
    #expect(words(of: down).contains("use --traditional for"))
    #expect(!overscroll("report", "--engine", "pullview", folder.path).output.contains("Beware"))
  }

  // Flutter's clamping content never leaves its bounds: swiperefresh counts the finger, 160 pt of its 136.
  @Test("where an engine fired without content past its top there is nothing to beware of; else there is")
  func held() {
    let folder = folder([("a.trace", "pull", 25)])
    let call = ["report", "--model", "flutter-clamping", folder.path]
    let both = overscroll(call + ["--engine", "swiperefresh,uirefreshcontrol"], in: folder)
    #expect(both.status == 0 && !both.output.contains("Beware"))
    let alone = overscroll(call + ["--engine", "uirefreshcontrol"], in: folder)
    #expect(words(of: alone).contains("Beware: content never moved past its top"))
    #expect(words(of: alone).contains("or the model has no overscroll"))
  }

  @Test("the comparison to run next is on the model of the report")
  func next() {
    let folder = folder([("a.trace", "pull", 25), ("b.trace", "pull", 15)])
    let ending = overscroll(
      ["report", "--model", "qt", "--rate", "120", "--engine", "mj,pullview", folder.path], in: folder)
    let call = ending.output.split(separator: "\n").first { $0.contains("overscroll compare") }
    #expect(call?.contains("--model qt --rate 120") == true)
    #expect(call?.contains("--engine mj,pullview --engine") == false)
  }

  @Test("one or several threads, the same bytes", arguments: [["--json"], []])
  func threads(words: [String]) {
    let folder = folder((0..<12).map { ("\($0).trace", "pull", 10 + $0 * 2) })
    let one = RunningBinary().run(["report", "--jobs", "1", folder.path] + words)
    let three = RunningBinary().run(["report", "--jobs", "3", folder.path] + words)
    #expect(one.status == 0 && one == three)
  }

  @Test("a file that is no trace is one line and status 2, and the others are counted")
  func broken() {
    let folder = folder([("a.trace", "pull", 25)])
    folder.write("\u{1}\u{2}junk", to: "b.trace")
    let both = overscroll("report", "--engine", "pullview", folder.path)
    #expect(both.status == 2 && both.output.contains("1 synthetic gesture in 1 file, a pull."))
    #expect(both.messages.hasPrefix("error: \(folder.path)/b.trace:1:"))
    #expect(both.messages.split(separator: "\n").count == 1)
    let alone = overscroll("report", "\(folder.path)/b.trace")
    #expect(alone.status == 2 && alone.output.isEmpty)
  }

  @Test("an unknown engine or model names the nearest")
  func names() {
    #expect(overscroll("report", "--engine", "mrefersh", "x").messages.contains("did you mean 'mrefresh'?"))
    #expect(overscroll("report", "--model", "uikti", "x").messages.contains("did you mean 'uikit'?"))
  }
}
