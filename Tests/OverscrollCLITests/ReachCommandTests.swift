import Testing

@testable import ReplayCommands

@Suite("reach")
struct ReachCommandTests {
  @Test("a table of travel by viewport, and of millimetres below")
  func table() {
    let ending = overscroll("reach", "--engine", "mj", "--engine", "swiperefresh")
    #expect(ending.status == 0 && ending.messages.isEmpty)
    #expect(ending.output.contains("mj            120 (40%)  114 (29%)  107 (16%)  105 (13%)   103 (9%)"))
    #expect(ending.output.contains("swiperefresh   21   21   21   21    21"))
  }

  @Test("never says why; --require and --limit exit with 1")
  func never() {
    let words = ["reach", "--engine", "sv", "--model", "android", "--viewport", "667"]
    let plain = RunningBinary().run(words)
    #expect(plain.status == 0)
    #expect(plain.output.contains("sv on android (667 pt): android does not allow pulling past the top edge"))
    #expect(RunningBinary().run(words + ["--require"]).status == 1)
    #expect(
      overscroll("reach", "--engine", "swiperefresh", "--viewport", "667", "--limit", "22mm").status == 0)
    #expect(
      overscroll("reach", "--engine", "swiperefresh", "--viewport", "667", "--limit", "20%").status == 1)
  }

  // flutter-material arms at a sixth of the viewport; gtk shows 100 pt at most.
  @Test("a reason with numbers is of one viewport; one that holds in several stands once; lines fit")
  func reasons() {
    var binary = RunningBinary()
    binary.environment = ["COLUMNS": "60"]
    let output = binary.run([
      "reach", "--full", "--engine", "flutter-material", "--engine", "sv", "--model", "gtk", "--model",
      "android",
      "--viewport", "720,1200",
    ]).output
    let text = output.replacing("\n    ", with: " ")
    for (viewport, threshold) in [(720, 120), (1200, 200)] {
      let start = "flutter-material on gtk (\(viewport) pt): no pull on gtk is greater than 100 pt"
      #expect(text.contains(start))
      #expect(text.contains("finger travel; the threshold is \(threshold) pt\n"))
    }
    #expect(text.contains("sv on android (720, 1200 pt): android does not allow pulling"))
    for line in output.split(separator: "\n") { #expect(line.count <= 60, "\(line)") }
  }

  @Test("one JSON object with every viewport and screen")
  func json() {
    let ending = overscroll(
      "reach", "--engine", "swiperefresh", "--viewport", "300..500:200", "--dpi", "254", "--json")
    #expect(ending.output.hasPrefix(#"{"schema":"overscroll-reach/1","finger_speed_pt_s":600,"#))
    #expect(ending.output.contains(#""viewport_pt":500"#) && ending.output.contains(#""points_per_mm":10"#))
  }

  @Test("lists and limits that are none are refused in words")
  func mistakes() {
    #expect(overscroll("reach", "--viewport", "300..x").messages.contains("is neither a number nor a range"))
    #expect(overscroll("reach", "--viewport", "0").messages.contains("out of range"))
    let bare = overscroll("reach", "--limit", "60").messages
    #expect(bare.contains("'60' has no unit; give a percentage as 80%, or 60mm, or 300pt"))
    for limit in ["0", "-5", "0mm", "far", ""] {
      let complaint = ReachLimitText.form.complaint(limit)
      #expect(complaint == "'\(limit)' is not a length above 0; give a percentage as 80%, or 60mm, or 300pt")
    }
    let many = overscroll("reach", "--viewport", "300..100000:1").messages
    #expect(many.contains("comes to more than 1000 numbers; give a longer step"))
  }

  // 136 pt: at 6.42 a millimetre 21.2 mm of screen, at 10.5165 (LibinputFacts.md, "Finger scrolls") 12.9 mm of touchpad.
  @Test("on a touchpad a millimetre is libinput's units, for the table and for --limit")
  func touchpad() {
    let words = ["reach", "--engine", "swiperefresh", "--viewport", "667", "--limit", "15mm"]
    #expect(RunningBinary().run(words).status == 1)
    let pad = RunningBinary().run(words + ["--source", "touchpad"])
    #expect(pad.status == 0 && pad.output.contains("at 10.52 pt per mm\n"), "\(pad.output)")
    #expect(pad.output.contains("swiperefresh   13\n"))
    // Two points to a unit: half the way.
    let fast = RunningBinary().run(words + ["--source", "touchpad", "--points-per-unit", "2"])
    #expect(fast.output.contains("swiperefresh    6\n"))
    #expect(
      RunningBinary().run(words + ["--source", "touchpad", "--dpi", "96"]).messages.contains("of a screen"))
    #expect(
      RunningBinary().run(words + ["--points-per-unit", "2"]).messages.contains("is for --source touchpad"))
    #expect(RunningBinary().run(words + ["--dpi", "160"]).output.contains("at 6.30 pt per mm\n"))
  }
}
