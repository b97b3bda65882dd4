import Testing

import TestSamples

/// What `simulate` prints, from outside. The golden's values are held against formulas in `SimulationCSVTests`.
@Suite("simulate")
struct SimulateCommandTests {
  private static let script = "down; move 200 400; hold 100; release"
  private let folder = TemporaryFolder()

  init() {
    folder.write(DragTrace().text, to: "pull.trace")
  }

  private func run(_ words: String...) -> RunningBinary.Ending {
    overscroll(["simulate"] + words, in: folder)
  }

  /// Runs it and expects nothing but this message.
  private func expect(_ message: String, of words: String..., line: SourceLocation = #_sourceLocation) {
    let ending = overscroll(["simulate"] + words, in: folder)
    #expect(ending.status == 2 && ending.output.isEmpty, sourceLocation: line)
    #expect(ending.messages == "error: simulate: \(message)\n", sourceLocation: line)
  }

  private static let readOn = "Read on: overscroll simulate --help"

  // MARK: Whole outputs

  @Test("the curve of one script on uikit, whole")
  func golden() {
    let ending = run("--rate", "20", "--script", Self.script)
    #expect(ending.status == 0 && ending.messages == "")
    #expect(Golden.difference(of: ending.output, from: "simulate-uikit.csv") == nil)
  }

  @Test("as JSON, whole")
  func json() {
    let ending = run("--json", "--rate", "10", "--until", "550", "--script", Self.script)
    #expect(ending.status == 0 && ending.messages == "")
    #expect(Golden.difference(of: ending.output, from: "simulate-uikit.json") == nil)
  }

  @Test("--plot draws within the terminal's width, without colour")
  func plot() {
    var binary = RunningBinary()
    binary.folder = folder.path
    binary.environment = ["COLUMNS": "60"]
    let ending = binary.run(["simulate", "--plot", "--script", Self.script])
    #expect(ending.status == 0 && ending.messages.isEmpty && !ending.output.contains("\u{1B}"))
    let lines = ending.output.split(separator: "\n")
    #expect(lines.contains("uikit") && lines.contains("peak 94.4 pt, rest 737 ms"))
    #expect(lines.allSatisfy { $0.count <= 60 })
  }

  @Test("--svg writes a picture and prints its figures; - is the picture alone")
  func svg() {
    let words = ["simulate", "--model", "uikit", "--model", "gtk", "--script", Self.script, "--svg"]
    let ending = overscroll(words + ["a.svg"], in: folder)
    #expect(ending.status == 0 && ending.messages.isEmpty)
    #expect(ending.output.hasPrefix("model  peak pt  rest ms\nuikit     94.4      737\ngtk      100.0 "))
    let picture = overscroll(words + ["-"], in: folder).output
    #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
    #expect(shell("cat a.svg", in: folder).output == picture)
    #expect(
      overscroll(words + ["b.svg", "--json"], in: folder).output.hasPrefix(
        #"{"schema":"overscroll-simulate/1""#))
    #expect(overscroll(words + ["c.svg", "--plot"], in: folder).output.hasPrefix("⠒⠒⠒ content"))
    #expect(shell("cat b.svg c.svg", in: folder).output == picture + picture)
  }

  @Test("a picture that is there stays, but for --force")
  func overwrite() {
    folder.write("mine", to: "a.svg")
    let ending = run("--script", "down", "--svg", "a.svg")
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(
      ending.messages == "error: a.svg: exists already; choose another name, or give --force to replace it\n")
    #expect(shell("cat a.svg", in: folder).output == "mine")
    #expect(run("--script", "down", "--svg", "a.svg", "--force").status == 0)
    #expect(shell("cat a.svg", in: folder).output.hasPrefix("<svg "))
    let nowhere = run("--script", "down", "--svg", "no/a.svg")
    #expect(nowhere.status == 2 && nowhere.messages.hasPrefix("error: no/a.svg: "))
  }

  @Test("what wants the same output excludes each other")
  func outputs() {
    expect(
      "--json and --plot both want stdout; give one of them. \(Self.readOn)",
      of: "--json", "--plot", "--script", "down")
    expect(
      "--svg - wants stdout for itself; name a file, or leave --json and --plot out. \(Self.readOn)",
      of: "--svg", "-", "--plot", "--script", "down")
    expect("--force is for --svg FILE; leave it out. \(Self.readOn)", of: "--force", "--script", "down")
  }

  // MARK: Traces

  @Test("a trace and the script of the same finger give the same curve")
  func trace() throws {
    // A millimetre every 10 ms, 25 times, lifted 5 ms after the last; 6.42 pt a millimetre.
    let traced = run("pull.trace", "--rate", "125")
    let scripted = run(
      "--rate", "125", "--finger-rate", "100", "--script", "down; move 160.5 250; hold 5; release")
    #expect(traced.status == 0 && traced.messages.isEmpty)
    let (first, second) = (Self.numbers(traced.output), Self.numbers(scripted.output))
    #expect(first.count == second.count && first.count > 80)
    // Millimetres are not exact in binary.
    for (a, b) in zip(first, second) { #expect(zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }, "\(a) \(b)") }
  }

  private static func numbers(_ csv: String) -> [[Double]] {
    csv.split(separator: "\n").dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
  }

  @Test("- is a trace on stdin, and a cut one is used with a warning")
  func stdin() {
    let whole = run("pull.trace").output
    #expect(shell("cat pull.trace | \"$OVERSCROLL\" simulate -", in: folder).output == whole)
    folder.write(DragTrace().lines.prefix(10).joined(separator: "\n") + "\n", to: "cut.trace")
    let cut = run("cut.trace")
    #expect(cut.status == 0 && cut.messages.hasPrefix("warning: cut.trace: cut off after line 10; "))
    #expect(cut.output.split(separator: "\n").count > 5)
    #expect(run("gone.trace").messages.hasPrefix("error: gone.trace: no such file"))
  }

  // MARK: Options

  @Test("models come in the order given, each once, and all of them for 'all'")
  func models() {
    func models(_ words: String...) -> [Substring] {
      let output = overscroll(["simulate", "--until", "0", "--script", "down"] + words, in: folder).output
      return output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
    }
    #expect(
      models("--model", "gtk", "--model", "uikit", "--model", "gtk") == ["gtk", "uikit"])
    let all = models("--model", "all")
    #expect(all.count >= 33 && Set(all).count == all.count && all.first == "uikit")
    #expect(models("--model", "qt", "--model", "all").count == all.count)
  }

  @Test("the scene's options say where the edges are")
  func scene() throws {
    func offsets(_ words: String...) -> [Double] {
      let script = ["--until", "400", "--rate", "10", "--script", "down; move -200 400; hold 9; release"]
      return Self.numbers(overscroll(["simulate"] + script + words, in: folder).output).map { $0[2] }
    }
    #expect(offsets() == [0, 50, 100, 150, 200])
    #expect(offsets("--start-offset", "30", "--inset-top", "20") == [10, 60, 110, 160, 210])
    // 667·(1 − 1/(1 + 0.55·200/667)) past the edge at once, and past one 150 pt away.
    #expect(abs((offsets("--content", "667").last ?? 0) - 94.42728442728443) < 1e-9)
    let past = offsets("--content", "667", "--inset-bottom", "150").last ?? 0
    #expect(abs(past - 150 - 667 * (1 - 1 / (1 + 0.55 * 50 / 667))) < 1e-9)
    #expect(abs((offsets("--content", "667", "--viewport", "667", "--slop", "200").last ?? 1)) == 0)
  }

  @Test("a reader that goes after one line is no error")
  func closedPipe() {
    let line =
      "\"$OVERSCROLL\" simulate --rate 10000 --model all --script 'down; release; wait 1000' | head -n 1"
    let ending = shell(line, in: folder)
    #expect(ending.status == 0 && ending.messages.isEmpty)
    #expect(ending.output == "model,time_ms,finger_pt,offset_pt,velocity_pt_s,phase\n")
  }

  // MARK: Mistakes

  @Test("a mistake in a script is shown with its place")
  func scriptMistake() {
    expect(
      """
      --script, column 7: no step 'mov'; write down, move, hold, release, cancel, wait. \(Self.readOn)
        down; mov 200 400
              ^^^
      """, of: "--script", "down; mov 200 400")
    expect(
      """
      --script, column 1: the script is empty; write for example 'down; move 200 400; release'. \(Self.readOn)
      \u{20}\u{20}
        ^
      """, of: "--script", "")
  }

  @Test("of a long script the part about the place is shown, on a line of its own")
  func longScript() {
    let steps = (0..<200).map { "down; move \($0) 5; release; " }.joined()
    let lines = run("--script", steps + "mve 1 2; \u{1B}[2J" + steps).messages.split(separator: "\n")
    #expect(lines.count == 3 && lines.dropFirst().allSatisfy { $0.count <= 78 })
    guard lines.count == 3, let index = lines[2].firstIndex(of: "^") else { return }
    let column = lines[2].distance(from: lines[2].startIndex, to: index)
    #expect(lines[1].dropFirst(column).hasPrefix("mve 1 2; ·[2J"))
    #expect(lines[2].hasSuffix("^^^") && !lines[1].contains("\u{1B}"))
  }

  @Test("exactly one of script and trace moves the finger")
  func sources() {
    expect(
      "nothing moves the finger; give --script 'down; move 200 400; release', or a TRACE. \(Self.readOn)")
    expect(
      "--script and the trace 'pull.trace' both move the finger; give one of them. \(Self.readOn)",
      of: "--script", "down", "pull.trace")
    expect(
      "'b.trace' is an extra argument; this command takes 1. \(Self.readOn)", of: "a.trace", "b.trace")
    expect(
      "--layer says how a trace is read; leave it out with --script. \(Self.readOn)",
      of: "--script", "down", "--layer", "evdev")
    expect(
      "--finger-rate belongs to --script; a trace has its own. \(Self.readOn)",
      of: "--finger-rate", "60", "pull.trace")
  }

  @Test("wrong values are told with what to write")
  func values() {
    expect(
      "--model: unknown model 'uikt'; did you mean 'uikit'? \(Self.readOn)", of: "--model", "uikt",
      "--script",
      "down")
    expect(
      "--rate: 0 is out of range; give a number from 1 to 10000. \(Self.readOn)", of: "--rate", "0",
      "pull.trace")
    expect(
      "--until: 'nan' is not a time; give ms from 0 to 3600000, or with a unit, such as 250ms, 5s or 2m. \(Self.readOn)",
      of: "--until", "nan", "pull.trace")
    expect(
      "--viewport: 0 is out of range; give a number from 1 to 1000000. \(Self.readOn)",
      of: "--viewport", "0", "pull.trace")
    expect(
      "--start-offset: -1 is out of range; give a number from 0 to 1000000. \(Self.readOn)",
      of: "--start-offset", "-1", "pull.trace")
  }

  @Test("a script of more reports than memory is for is refused with both numbers")
  func mostReports() {
    let ending = overscroll(
      "simulate", "--finger-rate", "10000", "--script", "down; move 1000000 599000; release")
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.messages.contains("would report 5990000 times, and 1000000 are the most"))
  }

  @Test("a velocity that is infinite is an empty cell")
  func infiniteVelocity() {
    let rows = overscroll("simulate", "--model", "iscroll", "--script", "down; move 200 100; release").output
    #expect(!rows.contains("inf") && rows.contains(",-67,,bouncing"))
  }
}
