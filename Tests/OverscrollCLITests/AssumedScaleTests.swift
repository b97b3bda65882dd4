import TestSamples
import Testing

/// The pull of 100 dp of a screen of 420 dots an inch, as a table of pixels: 262.5 of them, by hand 46 of the 64 points that a
/// `swiperefresh` needs ((100 − 8) / 2), so that it must not fire.
@Suite("Assumed scales, from outside")
struct AssumedScaleTests {
  private let folder = TemporaryFolder()

  private static let pixels =
    "time_ms,x,y,phase\n"
    + (0...50).map { step in
      let share = Double(step) / 50
      let y = 525 + 262.5 * share * share * (3 - 2 * share)
      return "\(step * 8),472.5,\(y),\(step == 0 ? "down" : "move")\n"
    }.joined() + "500,472.5,787.5,up\n"

  init() {
    folder.write(Self.pixels, to: "bare.csv")
    folder.write(Self.pixels.replacing(",x,y,", with: ",x_px,y_px,"), to: "px.csv")
    let bare = run("import", "bare.csv", "-o", "t", "--intent", "pull")
    #expect(bare.status == 0 && bare.messages.contains("grade B"))
    let told = run("import", "px.csv", "-o", "t", "--intent", "pull", "--density", "420")
    #expect(told.status == 0 && told.messages.contains("grade A"), "\(told.messages)")
  }

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(words, in: folder) }

  @Test("the same pixels fire as points and do not fire with their density; rows say which scale it was")
  func rows() {
    let rows = run("replay", "--json", "--engine", "swiperefresh", "t").output.split(separator: "\n")
    #expect(rows.count == 2)
    #expect(rows[0].contains(#""scale":"assumed""#) && rows[0].contains(#""fired":true"#))
    #expect(rows[0].contains(#""grade":"B""#))
    #expect(rows[1].contains(#""scale":"told""#) && rows[1].contains(#""fired":false"#))
    let csv = run("replay", "--csv", "--engine", "swiperefresh", "t").output.split(separator: "\n")
    #expect(csv[0].contains(",units,scale,") && csv[1].contains(",points,assumed,"))
  }

  @Test("px without a density, a density that is none, and both options are one line each")
  func badInput() {
    let bare = run("import", "px.csv", "-o", "out")
    #expect(bare.status == 2 && bare.messages.hasPrefix("error: px.csv:1: the unit is px"))
    for (option, value) in [("--density", "0"), ("--density", "1000000000"), ("--points-per-px", "0")] {
      let ending = run("import", "px.csv", option, value)
      #expect(ending.status == 2 && ending.messages.split(separator: "\n").count <= 2, "\(ending.messages)")
    }
    let both = run("import", "px.csv", "--density", "420", "--points-per-px", "0.4")
    #expect(both.status == 2 && both.messages.contains("give one"))
    #expect(
      run("import", "bare.csv", "--unit", "Pixel-Einheiten").messages.contains("is not a unit that is known"))
    // One file of several: the other is imported.
    let two = run("import", "px.csv", "bare.csv", "-o", "two", "--density", "420")
    #expect(two.status == 2 && two.messages.contains("error: bare.csv: --density does not apply here"))
    #expect(folder.text(of: "two/px.csv.trace") != nil)
  }

  @Test(
    "answers that count an assumed scale say how many, and --only leaves it out",
    arguments: [
      ["report", "--engine", "swiperefresh,mj"], ["report", "--full", "--engine", "swiperefresh,mj"],
      ["compare", "--engine", "swiperefresh,mj"], ["compare", "--engine", "swiperefresh,mj,sv"],
      ["sweep", "--engine", "swiperefresh"], ["sweep", "--full", "--engine", "swiperefresh"],
    ])
  func answers(_ words: [String]) {
    let all = overscroll(words + ["t"], in: folder).output.replacing("\n", with: " ").replacing(
      "  ", with: " ")
    #expect(all.contains("1 of 2 gestures has an assumed scale"), "\(all)")
    let known = overscroll(words + ["--only", "scale=told,device", "t"], in: folder)
    #expect(known.status == 0 && !known.output.contains("assumed"))
    // What to run next repeats the words of the call.
    let answer = { (text: String) in text.split(separator: "next: ").first }
    let apart = overscroll(words + ["--only", "scale=told", "--only", "scale=device", "t"], in: folder)
    #expect(answer(known.output) == answer(apart.output))
  }

  @Test("objects for programs count them, and do not name what is not there")
  func objects() {
    for command in ["report", "compare", "sweep"] {
      let words = [command, "--json", "--engine", command == "sweep" ? "swiperefresh" : "swiperefresh,mj"]
      #expect(overscroll(words + ["t"], in: folder).output.contains(#""assumed_scales":1"#))
      let known = overscroll(words + ["--only", "scale=told", "t"], in: folder)
      #expect(known.status == 0 && !known.output.contains("assumed_scales"))
    }
    #expect(
      run("inspect", "--json", "t/bare.csv.trace").output.contains(#""units":"points","scale":"assumed""#))
  }

  @Test("the page says how many, and of a gesture that its scale is assumed")
  func page() throws {
    for (choice, says) in [("scale=told,device,assumed", true), ("scale=told,device", false)] {
      let words = ["report", "--engine", "mj", "--only", choice, "--html", "page.html", "--force", "t"]
      #expect(overscroll(words, in: folder).status == 0)
      let page = try #require(folder.text(of: "page.html"))
      #expect(page.contains("1 of 2 gestures has an assumed scale") == says)
      #expect(page.contains(#""scale":"assumed""#) == says)
    }
  }

  @Test("inspect and the reasons of a replay say that a scale is assumed; a scale that is none is an error")
  func texts() {
    #expect(run("inspect", "t/bare.csv.trace").output.contains("scale assumed"))
    #expect(!run("inspect", "t/px.csv.trace").output.contains("assumed"))
    let why = run("replay", "--why", "--engine", "swiperefresh", "t/bare.csv.trace").output
    #expect(why.contains("Beware: the scale of this trace is assumed"))
    #expect(!run("replay", "--why", "--engine", "swiperefresh", "t/px.csv.trace").output.contains("assumed"))
    let wrong = run("report", "--only", "scale=told,guessed", "t")
    #expect(wrong.status == 2 && wrong.messages.contains("guessed"))
  }

  @Test("parts carry the scale: the merged answer is that of one run; scrubbed traces keep it")
  func parts() {
    for name in ["bare", "px"] {
      #expect(
        run("report", "--engine", "mj", "--partial", "\(name).partial", "t/\(name).csv.trace").status == 0)
    }
    #expect(
      run("report", "--merge", "px.partial", "bare.partial").output
        == run("report", "--engine", "mj", "t").output)
    let scrubbed = run("scrub", "t", "-o", "clean")
    #expect(scrubbed.status == 0, "\(scrubbed.messages)")
    let rows = run("replay", "--json", "--engine", "mj", "clean").output
    #expect(rows.contains(#""scale":"assumed""#) && rows.contains(#""scale":"told""#))
  }
}
