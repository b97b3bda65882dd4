import TestSamples
import Testing

@testable import TextFormats

/// A log of an app held against engines, from outside. What `replay --curve` writes is a log whose every figure is known: it is the
/// engine itself.
///
/// By hand: a finger that goes 42 mm down in 420 ms and is lifted 5 ms later; `sv` on uikit decides at the lift.
@Suite("observe")
struct ObserveCommandTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(DragsTrace(millimetres: [42, 12, 40], intent: "pull").text, to: "a.trace")
    folder.write(DragsTrace(millimetres: [42], intent: "pull").text, to: "b.trace")
    for name in ["a", "b"] {
      let curve = overscroll(
        ["replay", "--engine", "sv", "--curve", "\(name).csv", "\(name).trace"], in: folder)
      #expect(curve.status == 0)
    }
  }

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(words, in: folder) }

  /// Writes the log of `b.trace`, each row changed by `body`, as `x.csv`: times in ms, offsets and events.
  private func log(_ body: (Double, Double, String) -> (Double, Double, String)?) {
    let lines = (folder.text(of: "b.csv") ?? "").split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let columns = ["time_ms", "offset_pt", "event"].map { name in lines[0].firstIndex(of: name) ?? 0 }
    let rows = lines.dropFirst().compactMap { cells -> String? in
      let row = body(
        Double(cells[columns[0]]) ?? 0, Double(cells[columns[1]]) ?? 0, cells[columns[2]])
      return row.map { "\($0.0),\($0.1),\($0.2)" }
    }
    #expect(rows.count > 30)
    folder.write((["time_ms,offset_pt,event"] + rows).map { $0 + "\n" }.joined(), to: "x.csv")
  }

  private func object(_ ending: RunningBinary.Ending) throws -> JSONObject {
    try #require(try JSONReader.value(of: Array(ending.output.utf8)).object)
  }

  private func observed(_ options: String...) -> RunningBinary.Ending {
    overscroll(["observe", "x.csv", "--trace", "b.trace", "--engine", "sv"] + options, in: folder)
  }

  // MARK: The same

  @Test("the engine's own frames are its triggers, times and path, in every gesture")
  func same() throws {
    let ending = run(
      "observe", "a.csv", "--trace", "a.trace", "--engine", "sv", "--within", "0.01px,0.1ms", "--json")
    #expect(ending.status == 0 && ending.messages.isEmpty)
    let against = try #require(try object(ending)["against"]?.array?.first)
    #expect(against["same"]?.bool == true && against["same_triggers"]?.integer == 3)
    #expect(against["both_fired"]?.integer == 2 && against["path_pt_max"]?.double == 0)
  }

  @Test("a clock of its own changes nothing: from 1970, in seconds, or said by --zero")
  func clocks() throws {
    let plain = run("observe", "b.csv", "--trace", "b.trace", "--engine", "sv").output
    log { ($0 + 1_764_078_000_000, $1, $2) }
    #expect(observed("--within", "0.1px,0.1ms").status == 0)
    log { ($0 / 1000, $1, $2) }
    #expect(observed("--unit", "s", "--within", "0.1px,0.1ms").status == 0)
    log {
      ($0 + 500, $1, $2.contains("contact") || $2.contains("lift") ? $2.replacing("contact", with: "") : $2)
    }
    #expect(
      observed("--zero", "0.5s", "--within", "0.1px,0.1ms", "--json").output.contains("\"clock\":\"said\""))
    #expect(plain.contains("same triggers?  yes: the same as sv on uikit in 1 of 1 gesture"))
  }

  @Test("pulls that grow downwards, other names and other units are said by options")
  func columns() {
    log { ($0, -$1 * 2, $2) }
    #expect(observed("--reversed", "--points-per-px", "0.5", "--within", "0.1px,0.1ms").status == 0)
    #expect(
      observed("--pull", "offset_pt", "--points-per-px", "0.5", "--within", "0.1px,0.1ms").status == 0)
  }

  // MARK: Differences

  // A trigger 50 ms later than the engine's is 50 ms later, and its path is the same.
  @Test("a late trigger is told with its time, and --within says no")
  func late() throws {
    log { time, offset, event in
      (time, offset, event.contains("trigger") ? "lift" : event)
    }
    let text = (folder.text(of: "x.csv") ?? "") + "9000,0,trigger\n"
    folder.write(text, to: "x.csv")
    let ending = observed("--within", "2px,8ms", "--json")
    #expect(ending.status == 1)
    let against = try #require(try object(ending)["against"]?.array?.first)
    // The frame after the lift at 425 ms is the 26th, at 433.333 ms.
    #expect(abs((against["trigger_late_ms_worst"]?.double ?? 0) - (9000 - 433.333333)) < 1e-6)
    #expect(against["same_triggers"]?.integer == 1 && against["same_times"]?.integer == 0)
  }

  @Test("content that goes 3 % further is off by 3 % of its greatest pull")
  func further() throws {
    log { ($0, $1 * 1.03, $2) }
    let ending = observed("--json")
    #expect(ending.status == 0)
    let row = try #require(try object(ending)["against"]?.array?.first)
    let peak = try #require(
      try JSONReader.value(
        of: Array(run("replay", "--json", "--engine", "sv", "b.trace").output.split(separator: "\n")[0].utf8)
      )["peak_overscroll_pt"]?.double)
    #expect(abs((row["path_pt_max"]?.double ?? 0) - 0.03 * peak) < 0.02 * peak)
    #expect(row["path_pt_max"]?.double ?? 0 > 0.02 * peak)
  }

  @Test("among engines the one whose frames they are is the nearest")
  func nearest() throws {
    let ending = run("observe", "a.csv", "--trace", "a.trace", "--engine", "mrefresh,sv,mj", "--json")
    #expect(try object(ending)["against"]?.array?.first?["engine"]?.string == "sv")
  }

  // MARK: Rows

  @Test("rows are counted and compared beside those of the engine, and read again as they were written")
  func rows() throws {
    let ending = run(
      "observe", "a.csv", "--trace", "a.trace", "--engine", "sv", "--name", "shop", "-o", "r.jsonl",
      "--with-engines")
    #expect(ending.status == 0)
    let lines = (folder.text(of: "r.jsonl") ?? "").split(separator: "\n")
    #expect(lines.count == 6)
    let row = try #require(try JSONReader.value(of: Array(lines[0].utf8)).object)
    #expect(
      row["engine"]?.string == "shop" && row["threshold_pt"] == .null && row["outcome"]?.string == "hit")
    #expect(row["observed"]?["against"]?.array?.first?["same_path"]?.bool == true)
    let report = run("report", "--rows", "r.jsonl")
    #expect(report.status == 0 && report.messages.isEmpty && report.output.contains("shop"))
    let compare = run("compare", "--same", "--rows", "r.jsonl")
    #expect(compare.status == 0 && compare.messages.isEmpty)
  }

  @Test("what no log tells is in no figure of a report")
  func unknown() throws {
    _ = run("observe", "a.csv", "--trace", "a.trace", "--engine", "sv", "-o", "r.jsonl")
    let group = try #require(try object(run("report", "--json", "--rows", "r.jsonl"))["groups"]?.array?.first)
    let quantiles = try #require(group["quantiles"]?.object)
    #expect(quantiles["chatter"]?["n"]?.integer == 0 && quantiles["velocity_jump_pt_s"]?["n"]?.integer == 0)
    #expect(quantiles["peak_overscroll_pt"]?["n"]?.integer == 3)
  }

  @Test(
    "a log without events says nothing of refreshes: they are not known, and no option that counts them takes it"
  )
  func withoutEvents() throws {
    log { time, offset, _ in (time, offset, "") }
    let answer = observed()
    #expect(answer.status == 0)
    #expect(
      answer.output.contains("same triggers?  not known: the log does not contain when a refresh starts"))
    #expect(!answer.output.contains("did not fire") && answer.output.contains("same path?      yes: within "))
    let against = try #require(try object(observed("--json"))["against"]?.array?.first)
    #expect(against["known"]?.integer == 0 && against["same"]?.bool == false)
    for options in [["--within", "2px,20ms"], ["-o", "r.jsonl"], ["--html", "p.html"]] {
      let refused = overscroll(
        ["observe", "x.csv", "--trace", "b.trace", "--engine", "sv"] + options, in: folder)
      #expect(refused.status == 2 && refused.messages.contains("does not say when a refresh starts"))
      #expect(folder.text(of: "r.jsonl") == nil && folder.text(of: "p.html") == nil)
    }
    // A word that was named and never comes says that no refresh started; so does a state.
    #expect(observed("--trigger-word", "loading").output.contains("did not fire"))
    let rows = (folder.text(of: "x.csv") ?? "").split(separator: "\n").dropFirst().map {
      $0.split(separator: ",")
    }
    folder.write(rows.map { "t_ms=\($0[0]) offset=\($0[1]) refreshing=false\n" }.joined(), to: "x.csv")
    #expect(observed().output.contains("did not fire"))
  }

  @Test("the page shows the app as one more engine, with its path")
  func page() {
    let ending = run(
      "observe", "b.csv", "--trace", "b.trace", "--engine", "sv", "--name", "shop", "--html", "p.html")
    #expect(ending.status == 0)
    let page = folder.text(of: "p.html") ?? ""
    #expect(page.contains(#""engines":["sv","shop"],"observed":"shop""#) && page.contains("observed to fire"))
  }

  // The web tells each finger's touch; the second one begins no gesture of the trace.
  @Test("a second finger's touch while one is down is no other gesture")
  func secondFinger() {
    log { ($0, $1, 90..<105 ~= $0 ? "touchstart" : 200..<210 ~= $0 ? "touchend" : $2) }
    #expect(observed("--within", "0.1px,0.1ms").status == 0)
  }

  // MARK: Several logs

  @Test("logs and traces of folders go together by their names; what has no counterpart is said, and exits 2")
  func several() throws {
    let ending = run("observe", "a.csv", "b.csv", "--trace", ".", "--engine", "sv", "--json")
    #expect(ending.status == 0 && ending.messages.isEmpty)
    #expect(try object(ending)["logs"]?.array?.map { $0["trace"]?.string } == ["./a.trace", "./b.trace"])
    folder.write(folder.text(of: "b.csv") ?? "", to: "c.csv")
    let stray = run("observe", "a.csv", "c.csv", "--trace", ".", "--engine", "sv", "--json")
    #expect(stray.status == 2 && stray.messages.contains("c.csv: no trace has its name"))
    #expect(try object(stray)["without_log"]?.array?.map(\.string) == ["./b.trace"])
    #expect(try object(stray)["gestures"]?.integer == 3)
  }

  // MARK: What is refused

  @Test("a log that is not of this trace is refused in a line that says what to do")
  func refused() {
    let cases:
      [(options: [String], words: String, change: (Double, Double, String) -> (Double, Double, String)?)] = [
        ([], "give --unit", { ($0 / 1000, $1, $2) }), ([], "give --unit", { ($0 * 1000, $1, $2) }),
        ([], "give --reversed", { ($0, -$1, $2) }), ([], "give --points-per-px", { ($0, $1 * 1000, $2) }),
        ([], "log every frame, or give --longest-hole", { 100..<350 ~= $0 ? nil : ($0, $1, $2) }),
        (["--inset-top", "64"], "give --inset-top", { ($0, $1, $2) }),
        ([], "no word of its column 'event' is known", { ($0, $1, $2.isEmpty ? "" : "xyz") }),
        ([], "sort the rows by time", { ($0 == 0 ? 1e6 : $0, $1, $2) }),
      ]
    for (options, words, change) in cases {
      log(change)
      let ending = overscroll(
        ["observe", "x.csv", "--trace", "b.trace", "--engine", "sv"] + options, in: folder)
      #expect(ending.status == 2 && ending.output.isEmpty, "\(words)")
      #expect(
        ending.messages.contains(words) && ending.messages.split(separator: "\n").count == 1,
        "\(ending.messages)")
    }
    let other = run("observe", "b.csv", "--trace", "a.trace", "--engine", "sv")
    #expect(other.status == 2 && other.messages.contains("no touch where gesture 2 of the trace begins"))
  }

  // Lines cut out of a paste, as of MJRefresh#615: what a person has of it.
  private static let pasted = """
    Here is the log:
    2026-01-02 10:00:00.000 App[12:34] offy = -1.000000
    2026-01-02 10:00:00.017 App[12:34] offy = -3.000000
    2026-01-02 10:00:02.100 App[12:34] offy = -120.000000
    2026-01-02 10:00:02.117 App[12:34] offy = -121.000000
    2026-01-02 10:00:03.200 App[12:34] offy = -100.000000
    2026-01-02 10:00:03.201 App[12:34] offy = -54.000000
    2026-01-02 10:00:03.500 App[12:34] offy = 0.000000
    """

  @Test(
    "a pasted log without a trace says where it jumps, that a refresh came during motion, and whose inset it shows"
  )
  func untraced() {
    folder.write(Self.pasted, to: "paste.txt")
    let ending = run("observe", "--no-trace", "paste.txt")
    #expect(ending.status == 0 && ending.messages.isEmpty)
    for words in [
      "jumps       46.0 pt at 3201.0 ms within 1.0 ms; 54.0 pt at 3500.0 ms", "offsets as the app set them",
      "during", "content was moving back", "the inset of mj",
    ] { #expect(ending.output.contains(words), "\(words): \(ending.output)") }
    #expect(AnswerScreen.holds(ending.output, and: 0))
  }

  @Test(
    "--rebuild writes a synthetic trace on which the log's own system fires once, and says that it is generated"
  )
  func rebuilt() throws {
    folder.write(Self.pasted, to: "paste.txt")
    let ending = run("observe", "--rebuild", "made.trace", "paste.txt")
    #expect(ending.status == 0 && ending.output.contains("a generated finger, not a recording: 1 contact"))
    let trace = try #require(folder.text(of: "made.trace"))
    #expect(trace.contains(#""origin":"synthetic""#) && trace.contains(#""generator":"observe --rebuild""#))
    let rows = run("replay", "--engine", "mj", "--json", "made.trace").output
    #expect(rows.contains(#""triggers":1"#))
    let beside = run(
      "observe", "--trace", "made.trace", "--engine", "mj", "--longest-hole", "2100", "paste.txt")
    #expect(beside.status == 0, "\(beside.messages)")
  }

  @Test("a log that begins below 0 and never rises above that asks for the top inset, which answers it")
  func inset() {
    let offsets = [-64, -80, -120, -160, -120, -90]
    folder.write(
      offsets.enumerated().map { "12:00:00.\(100 + 16 * $0) offset {0, \($1)}\n" }.joined(), to: "inset.txt")
    let words = { (text: String) in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let question = "No offset is above -64, where the log begins: if that is the top, give --inset-top 64."
    #expect(words(run("observe", "--no-trace", "inset.txt").output).contains(question))
    let answered = words(run("observe", "--no-trace", "--inset-top", "64", "inset.txt").output)
    #expect(!answered.contains("--inset-top 64.") && answered.contains("to 96.0 pt past the top"))
  }

  @Test("options that need a trace, and a call without one, are refused with what to do")
  func refusals() {
    folder.write(Self.pasted, to: "paste.txt")
    #expect(run("observe", "paste.txt").messages.contains("without one give --no-trace"))
    #expect(run("observe", "--no-trace", "--zero", "5", "paste.txt").messages.contains("are for --trace"))
    #expect(
      run("observe", "--no-trace", "--rate", "90", "paste.txt").messages.contains(
        "only --viewport, --content and --inset-top of the settings count"))
    folder.write("I/flutter (1): offset- 0.0\nI/flutter (1): offset- 4.5\n", to: "untimed.txt")
    #expect(run("observe", "--rebuild", "x.trace", "untimed.txt").messages.contains("give --row-every"))
    #expect(run("fit", "untimed.txt").messages.contains("log with times (adb logcat -v time"))
    #expect(folder.text(of: "x.trace") == nil)
  }
}
