import Testing
import TestSamples

@testable import TextFormats

/// Rows of `replay` in place of traces, from outside.
///
/// By hand, as in `ReplayCommandTests`: `pullview` needs 119.9 pt of finger beyond its list's 10, 20.2 mm: of 27 and 32 mm it fires, of 17 it does
/// not.
@Suite("--rows")
struct RowsOptionTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(
      DragsTrace(millimetres: [27, 17, 32], intent: "pull", header: #","subject":"s01""#).text, to: "a.trace")
    folder.write(
      DragsTrace(
        millimetres: [27, 17], intent: "scroll", header: #","labels":[{"from":0,"to":0,"intent":"pull"}]"#
      ).text, to: "b.trace")
    folder.write(DragsTrace(millimetres: [27, 17, 32, 22]).text, to: "c.trace")
    folder.write(DragsTrace(millimetres: [17, 27], intent: "free").text, to: "d.trace")
    // The second begins during the refresh of the first.
    folder.write(DragsTrace(millimetres: [42, 27], intent: "pull", apart: 1_000_000).text, to: "e.trace")
    folder.write(DragsTrace.wheel, to: "f.trace")
  }

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(words, in: folder) }

  /// Writes the rows of all traces to `rows.jsonl`.
  private func makeRows(_ words: String...) {
    let ending = overscroll(["replay", "--json", "."] + words, in: folder)
    #expect(ending.status == 0 && ending.messages.isEmpty)
    folder.write(ending.output, to: "rows.jsonl")
  }

  private func objects(_ lines: String) throws -> [JSONObject] {
    try lines.split(separator: "\n").map { try #require(try JSONReader.value(of: Array($0.utf8)).object) }
  }

  // MARK: Replay

  @Test("a line is a gesture of an engine; a trace without one has one line that says so")
  func lines() throws {
    let rows = try objects(run("replay", "--json", "--engine", "pullview", ".").output)
    #expect(rows.allSatisfy { $0["schema"]?.string == "overscroll-replay/2" })
    let named = rows.map {
      "\($0["trace"]?.string ?? "") \($0["gesture"]?.integer ?? 0) \($0["outcome"]?.string ?? "")"
    }
    #expect(
      named == [
        "./a.trace 1 hit", "./a.trace 2 miss", "./a.trace 3 hit", "./b.trace 1 hit",
        "./b.trace 2 correct-rejection", "./c.trace 1 fired", "./c.trace 2 quiet", "./c.trace 3 fired",
        "./c.trace 4 fired", "./d.trace 1 correct-rejection", "./d.trace 2 false-alarm", "./e.trace 1 hit",
        "./e.trace 2 busy", "./f.trace 0 no-drag",
      ])
    #expect(rows.allSatisfy { $0["hash"]?.string?.count == 16 })
    #expect(rows[0]["hash"] == rows[1]["hash"] && rows[0]["hash"] != rows[3]["hash"])
  }

  @Test(
    "--csv has the flat keys of --json as columns, a row a line, and is the same with any number of threads")
  func csv() throws {
    let rows = try objects(run("replay", "--json", ".").output)
    let csv = run("replay", "--csv", ".")
    #expect(csv.status == 0 && csv.messages.isEmpty)
    let lines = csv.output.split(separator: "\n")
    let lists = ["crossings_ms", "states", "findings"]
    #expect(lines[0] == rows[0].members.map(\.key).filter { !lists.contains($0) }.joined(separator: ",")[...])
    #expect(lines.count == rows.count + 1)
    #expect(run("replay", "--csv", "--jobs", "3", ".") == csv)
  }

  @Test("--per trace is the line of a whole trace as it was, the table too")
  func perTrace() throws {
    let rows = try objects(run("replay", "--json", "--per", "trace", "--engine", "pullview", ".").output)
    #expect(rows.count == 6 && rows.allSatisfy { $0["schema"]?.string == "overscroll-replay/1" })
    #expect(rows.map { $0["triggers"]?.integer } == [2, 1, 3, 1, 1, 0])
    let table = run("replay", "--per", "trace", "--engine", "pullview", "a.trace").output
    #expect(table.split(separator: "\n").count == 3 && !table.contains("#1"))
    let gestures = run("replay", "--engine", "pullview", "a.trace").output
    #expect(["#1 pullview", "#2 pullview", "#3 pullview"].allSatisfy(gestures.contains))
  }

  // MARK: The same bytes

  @Test(
    "a report from rows is the report from the traces, to the byte",
    arguments: [["--full"], ["--json"], ["--metrics"], ["--csv", "-"], ["--markdown", "-"]])
  func report(words: [String]) {
    makeRows()
    let traces = overscroll(["report", "."] + words, in: folder)
    let rows = overscroll(["report", "--rows", "rows.jsonl"] + words, in: folder)
    #expect(traces.status == 0 && rows == traces)
  }

  @Test("four shards of rows in any order, or through a pipe, give the same report")
  func shards() {
    makeRows()
    let traces = run("report", "--json", ".")
    #expect(shell("split -n r/4 rows.jsonl s- && ls s-*", in: folder).output == "s-aa\ns-ab\ns-ac\ns-ad\n")
    for order in ["s-aa s-ab s-ac s-ad", "s-ac s-aa s-ad s-ab", "s-ad s-ac s-ab s-aa"] {
      #expect(
        overscroll(["report", "--json", "--rows"] + order.split(separator: " ").map(String.init), in: folder)
          == traces)
    }
    #expect(shell("cat s-ac s-ab | \"$OVERSCROLL\" report --json --rows s-ad - s-aa", in: folder) == traces)
    #expect(
      shell("\"$OVERSCROLL\" replay --json . | \"$OVERSCROLL\" report --json --rows -", in: folder) == traces)
  }

  // In the catalogue uirefreshcontrol and uikit are before the others.
  @Test(
    "without --engine and --model the order is that of the call that made the rows",
    arguments: [["--engine", "mj,uirefreshcontrol,ego"], ["--engine", "sv,mj", "--model", "android,uikit"]])
  func callOrder(words: [String]) {
    makeRows(words[0], words[1], words.count > 2 ? words[2] : "--rate", words.count > 3 ? words[3] : "60")
    let traces = overscroll(["report", "--full", "."] + words, in: folder)
    #expect(run("report", "--full", "--rows", "rows.jsonl").output == traces.output)
    #expect(
      shell("sort -R rows.jsonl | \"$OVERSCROLL\" report --full --rows -", in: folder).output == traces.output
    )
  }

  @Test("another frame rate and other options go with the rows")
  func options() {
    makeRows("--rate", "120", "--slop", "8", "--work", "never", "--start-offset", "20")
    let words = [
      "report", "--json", "--rate", "120", "--slop", "8", "--work", "never", "--start-offset", "20", ".",
    ]
    #expect(run("report", "--json", "--rows", "rows.jsonl") == overscroll(words, in: folder))
  }

  @Test("a report from rows can be held against a baseline, and refuses one of other settings")
  func baseline() {
    makeRows()
    folder.write(run("report", "--json", ".").output, to: "base.json")
    let same = run("report", "--rows", "--baseline", "base.json", "rows.jsonl")
    #expect(same.status == 0 && same.output.contains("Baseline base.json:"))
    makeRows("--slop", "8")
    let other = run("report", "--rows", "--baseline", "base.json", "rows.jsonl")
    #expect(
      other.status == 2
        && other.messages.contains("base.json: made with other settings (slop_pt was not given, is 8)"))
  }

  @Test("--engine and --model choose among the rows, in their order")
  func choices() {
    makeRows("--engine", "mj,isalternative,mrefresh,pullview")
    let words = ["--json", "--engine", "pullview", "--engine", "mrefresh"]
    #expect(
      overscroll(["report", "--rows", "rows.jsonl"] + words, in: folder)
        == overscroll(["report", "."] + words, in: folder))
  }

  @Test(
    "a comparison of rows is that of the traces",
    arguments: [["--json"], ["--full"], ["--csv", "-"], ["--full", "--all-pairs"]])
  func compare(words: [String]) {
    makeRows("--engine", "mj,isalternative,pullview,mrefresh")
    let engines = ["isalternative", "pullview", "mrefresh"].flatMap { ["--engine", $0] }
    let traces = overscroll(["compare", "."] + engines + words, in: folder)
    let rows = overscroll(["compare", "--rows", "rows.jsonl"] + engines + words, in: folder)
    #expect(traces.status == 0 && rows == traces)
  }

  @Test("what to run next of rows on stdin names no stdin, which is read already")
  func nextAfterStdin() {
    makeRows()
    let ending = shell("\"$OVERSCROLL\" report --rows - <rows.jsonl", in: folder)
    #expect(ending.status == 0 && ending.output.contains("next: overscroll report --full --rows"))
    #expect(ending.output.contains("TRACE…") && !ending.output.contains("--rows -\n"))
  }

  // By hand: of the labelled gestures, 27, 17, 32, 27 and 42 mm are pulls and 17 mm a scroll; less 10 pt 27 mm of finger show 79 pt, 17 mm 50,
  // 32 mm 93, 42 mm 118. So of the five pulls four fire with 60 pt and two with 90 pt. Without an intent: 79, 50, 93, 65 pt.
  @Test("a sweep counts rows of several thresholds")
  func sweep() throws {
    for threshold in [60, 90] {
      folder.write(
        #"{"schema":"overscroll-policy/1","name":"mine","threshold":{"points":\#(threshold)},"moment":"release"}"#,
        to: "p\(threshold).json")
      let rows = run("replay", "--json", "--engine", "p\(threshold).json", ".")
      #expect(rows.status == 0)
      folder.write(rows.output, to: "r\(threshold).jsonl")
    }
    let ending = run("sweep", "--json", "--rows", "r90.jsonl", "r60.jsonl")
    #expect(ending.status == 0 && ending.messages.isEmpty)
    let group = try #require(try JSONReader.value(of: Array(ending.output.utf8))["groups"]?.array?.first)
    let thresholds = try #require(group["thresholds"]?.array)
    #expect(thresholds.map { $0["threshold_pt"]?.double } == [60, 90])
    #expect(thresholds.map { $0["tp"]?.integer } == [4, 2])
    #expect(thresholds.map { $0["fp"]?.integer } == [0, 0])
    #expect(thresholds.map { $0["no_intent_fired"]?.integer } == [3, 1])
    #expect(
      group["no_intent"]?.integer == 4
        && group["own"]?["why"]?.string == "the rows do not state the engine's own threshold")
    #expect(run("sweep", "--rows", "r60.jsonl", "r90.jsonl").status == 0)
    #expect(
      run("sweep", "--csv", "-", "--rows", "r60.jsonl", "r90.jsonl").output.split(separator: "\n").count == 3)
    let twice = run("report", "--rows", "r60.jsonl", "r90.jsonl")
    #expect(twice.status == 2 && twice.output.isEmpty)
    #expect(
      twice.messages
        == "error: r90.jsonl:1: mine on uikit, ./a.trace#1 stands at r60.jsonl:1 already, with another threshold; 'overscroll sweep --rows' counts those\n"
    )
  }

  // MARK: What is refused

  @Test("where nothing can be counted the exit status is 2, from traces and from rows")
  func nothing() {
    folder.write(run("replay", "--json", "--engine", "all", "f.trace").output, to: "none.jsonl")
    for words in [
      ["report", "f.trace"], ["report", "--rows", "none.jsonl"],
      ["sweep", "--engine", "pullview", "f.trace"],
      ["compare", "--engine", "sv", "--engine", "ego", "f.trace"],
      ["compare", "--engine", "sv", "--engine", "ego", "--rows", "none.jsonl"],
    ] {
      let ending = overscroll(words, in: folder)
      #expect(ending.status == 2, "\(words)")
      #expect(ending.output.contains("no drag in it"), "\(words)")
    }
  }

  @Test(
    "a broken row is one line with its place, status 2 and nothing printed",
    arguments: [
      (
        "{\"schema\":\"overscroll-replay/2\",\"tra",
        "; a row is one line of 'overscroll replay --json', this one may be cut off\n"
      ),
      (
        #"{"schema":"overscroll-replay/1","trace":"a"}"#,
        "make the rows anew with 'overscroll replay --json'\n"
      ),
      ("7", "a row is a JSON object, this is the number 7\n"),
    ])
  func broken(line: String, end: String) {
    makeRows("--engine", "pullview")
    let rows = folder.text(of: "rows.jsonl") ?? ""
    folder.write(rows + "\n" + line, to: "bad.jsonl")
    let ending = run("report", "--rows", "bad.jsonl")
    // Fourteen rows, and an empty line that is none.
    #expect(ending.status == 2 && ending.output.isEmpty && ending.messages.hasPrefix("error: bad.jsonl:16:"))
    #expect(ending.messages.hasSuffix(end) && ending.messages.split(separator: "\n").count == 1)
  }

  @Test("a folder, and a file without a row, say what to do")
  func files() {
    folder.write("\n \n", to: "empty.jsonl")
    #expect(
      run("report", "--rows", ".").messages == "error: .: a folder; with --rows name the files of rows\n")
    let empty = run("report", "--rows", "empty.jsonl")
    #expect(
      empty.status == 2
        && empty.messages
          == "error: no row in the files; make some with 'overscroll replay --json TRACE… > rows.jsonl'\n"
    )
    #expect(run("report", "--rows", "nowhere.jsonl").status == 2)
  }

  @Test("what rows do not have is said by name, and the rest is counted")
  func missing() throws {
    let line =
      #"{"schema":"overscroll-replay/2","trace":"app","origin":"recorded","gesture":1,"gestures":1,"engine":"mine","intent":"pull","fired":true}"#
    folder.write(line, to: "app.jsonl")
    let ending = run("report", "--json", "--rows", "app.jsonl")
    #expect(ending.status == 0)
    // Of 55 keys two are named, and those without which a figure looks as if it were known.
    #expect(ending.messages.contains("'began_ms', 'bounce_peak_pt' and 53 more"), "\(ending.messages)")
    #expect(
      ending.messages.contains("without 'rate_hz' 60 frames per second are assumed"), "\(ending.messages)")
    let group = try #require(try JSONReader.value(of: Array(ending.output.utf8))["groups"]?.array?.first)
    #expect(
      group["tp"]?.integer == 1 && group["engine"]?.string == "mine" && group["model"]?.string == "unknown")
  }

  @Test("rows of one engine are no comparison")
  func oneEngine() {
    makeRows("--engine", "pullview")
    let ending = run("compare", "--rows", "rows.jsonl")
    #expect(ending.status == 2)
    #expect(
      ending.messages == "error: the rows are of one engine, 'pullview'; give those of a second as well\n")
  }

  @Test(
    "options that change a replay, draw traces or write to the same place are refused",
    arguments: [
      (
        ["report", "--rows", "--rate", "120", "x"],
        "--rate changes how traces are replayed, and rows are replayed already; leave it out"
      ),
      (["report", "--rows", "--work", "0", "x"], "--work changes how traces are replayed"),
      (["report", "--rows", "--jobs", "2", "x"], "--jobs changes how traces are replayed"),
      (["report", "--rows", "--html", "a.html", "x"], "--html draws traces, which rows do not contain"),
      (["compare", "--rows", "--slop", "8", "x"], "--slop changes how traces are replayed"),
      (["sweep", "--rows", "--threshold", "10:20", "x"], "--threshold changes how traces are replayed"),
      (["sweep", "--rows", "--plan"], "--plan takes no rows; leave one of the two out"),
      (
        ["sweep", "--rows", "--tune", "threshold", "x"],
        "--tune replays traces, and rows are replayed already; name traces"
      ),
      (["sweep", "--rows"], "TRACE is missing"),
      (["replay", "--csv", "--json", "x"], "--csv and --json both write to stdout; choose one"),
      (
        ["replay", "--csv", "--per", "trace", "x"],
        "--csv has one row per gesture; leave --per trace out, or use --json"
      ),
      (["replay", "--per", "frame", "x"], "frame"),
    ])
  func refused(words: [String], message: String) {
    let ending = overscroll(words, in: folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.messages.contains(message), "\(ending.messages)")
  }
}
