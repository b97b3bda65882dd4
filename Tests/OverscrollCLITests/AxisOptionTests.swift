import TestSamples
import Testing

/// `--axis`, from outside: along x a trace with its axes exchanged gives what the trace gives along y.
@Suite("--axis")
struct AxisOptionTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(DragTrace().text, to: "down.trace")
    folder.write(Self.exchanged(DragTrace().text), to: "right.trace")
  }

  /// The text of a trace in which x and y are each other's names.
  private static func exchanged(_ text: String) -> String {
    text.replacing("\"x\":", with: "\"?\":").replacing("\"y\":", with: "\"x\":")
      .replacing("\"?\":", with: "\"y\":")
  }

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(words, in: folder) }

  @Test("simulate moves content along x as along y")
  func simulate() {
    let down = run("simulate", "--model", "all", "--rate", "20", "--viewport", "375", "down.trace")
    let right = run("simulate", "--model", "all", "--rate", "20", "--axis", "horizontal", "right.trace")
    #expect(down.status == 0 && right.output == down.output && down.output.contains("dragging"))
    #expect(!run("simulate", "--rate", "20", "right.trace").output.contains("-1"), "along y it does not move")
  }

  @Test("plot, picture and JSON name the edge and the axis")
  func words() {
    #expect(run("simulate", "--plot", "--axis", "horizontal", "right.trace").output.contains("the left edge"))
    #expect(run("simulate", "--plot", "down.trace").output.contains("the top edge"))
    let picture = run("simulate", "--svg", "-", "--axis", "horizontal", "right.trace").output
    #expect(picture.contains("past its left edge (pt)"))
    let json = run("simulate", "--json", "--axis", "horizontal", "right.trace").output
    #expect(json.contains(#""axis":"horizontal","viewport_pt":375,"content_pt":3750"#))
  }

  @Test("inspect names travel to the right and left, and does not advise to invert it")
  func inspect() {
    let right = run("inspect", "--axis", "horizontal", "right.trace").output
    let down = run("inspect", "down.trace").output
    let renamed = down.replacing("down.trace", with: "right.trace").replacing("down pt", with: "right pt")
      .replacing("up pt", with: "left pt")
    // The columns are as wide as their names.
    let cells = { (text: String) in text.split { $0 == " " || $0 == "\n" } }
    #expect(cells(right) == cells(renamed) && right.contains("right pt"))
    #expect(
      run("inspect", "--json", "--axis", "horizontal", "right.trace").output.contains(#""axis":"horizontal""#)
    )
  }

  @Test("what to run next repeats how the trace was read, and engines are not named along x")
  func next() {
    let files = ["--points-per-mm", "7", "right.trace", "down.trace"]
    let across = overscroll(["inspect", "--axis", "horizontal"] + files, in: folder).output
    #expect(across.contains("inspect --devices --axis horizontal --points-per-mm 7 right.trace down.trace"))
    #expect(!across.contains("overscroll report"))
    let down = overscroll(["inspect"] + files, in: folder).output
    #expect(down.contains("overscroll report --points-per-mm 7 right.trace down.trace"))
  }

  @Test("fit finds the horizontal offset by its names, and of a point its x")
  func fit() {
    var curve = "time_ms,scrollTop,scrollLeft\n"
    var lines = ""
    for (index, row) in GTKCurve.csv(finger: false).split(separator: "\n").dropFirst().enumerated() {
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      curve += "\(cells[0]),\(index % 7),\(cells[1])\n"
      lines += "t=\(cells[0]) contentOffset = {\(cells[1]), \(index % 7)}\n"
    }
    folder.write(curve, to: "curve.csv")
    folder.write(lines, to: "lines.log")
    let table = run("fit", "--axis", "horizontal", "--viewport", "667", "--model", "gtk", "curve.csv")
    #expect(table.status == 0 && table.output.contains("gtk"), "\(table)")
    let text = run("fit", "--axis", "horizontal", "--viewport", "667", "--model", "gtk", "lines.log")
    #expect(text.output.replacing("lines.log", with: "curve.csv") == table.output)
    #expect(run("fit", "--viewport", "667", "--model", "gtk", "curve.csv").output != table.output)
  }

  @Test(
    "commands with engines refuse it in one line",
    arguments: ["replay", "report", "compare", "sweep", "stress", "shrink", "render"])
  func refused(command: String) {
    let ending = run(command, "--axis", "horizontal", "right.trace")
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(
      ending.messages
        == "error: \(command): no option '--axis': pull-to-refresh engines are vertical; for motion without an engine use overscroll simulate or inspect. Read on: overscroll \(command) --help\n"
    )
  }

  @Test("another name is refused, and so is an axis for a script")
  func wrong() {
    #expect(run("simulate", "--axis", "x", "right.trace").messages.contains("'x'"))
    #expect(
      run("simulate", "--axis", "horizontal", "--script", "down; move 9 9; release").messages
        .contains("--axis says how a trace is read; leave it out with --script"))
  }
}
