import Testing

/// Programs of one's own on the command line. They are scripts of `sh`, which every machine has.
@Suite("A program among the engines of a command")
struct ProgramEngineTests {
  private static let hello =
    #"read line; echo '{"protocol":"overscroll-engine/1","name":"mine","like":"sv","states":["Stopped","Armed",{"name":"Loading","as":"refreshing"}],"deadline_ms":60000}'; "#
  /// Fires at the lift of every drag.
  private static let eager =
    "exec:" + hello
    + #"while read line; do case "$line" in *drag-ended*) echo '{"effects":[{"enter":"Loading"},{"trigger":"released"},{"callback":true}]}';; *end-refreshing*) echo '{"effects":[{"enter":"Stopped"}]}';; *) echo '{}';; esac; done"#
  private let trace = "traces/pull/touchscreen-01.trace"

  @Test("stands in the table, in its rows and in a report by the name it gives itself")
  func named() {
    let table = overscroll("replay", "--engine", "sv", "--engine", Self.eager, trace)
    #expect(table.status == 0)
    #expect(table.output.contains("\nmine "))
    let rows = overscroll("replay", "--json", "--engine", Self.eager, trace)
    #expect(rows.output.contains(#""engine":"mine""#))
    #expect(rows.output.contains(#"["Stopped","#) || rows.output.contains(#""Loading""#))
    let report = overscroll("report", "--json", "--engine", Self.eager, trace)
    #expect(report.status == 0)
    #expect(report.output.contains(#""engine":"mine""#))
  }

  /// Keeps still, and has the name of the eager one.
  private static let still = "exec:" + hello + "while read line; do echo '{}'; done"

  /// 0 of 1 and 1 of 1, not 1 of 2: by hand.
  @Test("of the name of another is a row of its own, in replays, reports and comparisons")
  func sameName() throws {
    let engines = ["--engine", Self.eager, "--engine", Self.still]
    let rows = RunningBinary().run(["replay", "--json"] + engines + [trace])
    #expect(rows.status == 0)
    let names = Set(
      rows.output.split(separator: "\n").compactMap {
        $0.split(separator: #""engine":""#).last?.prefix { $0 != "\"" }
      })
    #expect(names.count == 2 && names.allSatisfy { $0.hasPrefix("mine (program:") }, "\(names)")
    let report = RunningBinary().run(["report", "--json"] + engines + [trace])
    #expect(report.status == 0)
    #expect(report.output.contains(#""tp":1"#) && report.output.contains(#""fn":1"#))
    #expect(report.output.split(separator: #""engine":"mine (program:"#).count == 3, "\(report.output)")
    let comparison = RunningBinary().run(["compare", "--json"] + engines + [trace])
    #expect(comparison.status == 0 && comparison.output.contains(#""same":false"#))
  }

  @Test("that ends costs its trace, says why, and makes the status 2; three in a row end the call")
  func mortal() {
    let one = overscroll("replay", "--engine", "exec:" + Self.hello + "exit 3", trace)
    #expect(one.status == 2)
    #expect(one.output.isEmpty)
    #expect(one.messages.contains("ended with exit 3 before it had answered"))
    let many = overscroll(
      "replay", "--jobs", "1", "--engine", "exec:" + Self.hello + "exit 3", "traces/pull")
    #expect(many.status == 2)
    #expect(many.messages.split(separator: "\n").count { $0.contains("ended with exit 3") } == 3)
  }

  @Test("is shown with what it says of itself, and whether it does the same twice")
  func shown() {
    let page = overscroll("engines", Self.eager)
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("mine\n"))
    #expect(page.output.contains("second run    the same: 6 gestures"))
    let forgetful = overscroll(
      "engines",
      "exec:" + Self.hello + #"n=0; while read line; do n=$((n+1)); echo "{\"pull_pt\":$n}"; done"#)
    #expect(forgetful.status == 1)
    #expect(forgetful.output.contains("second run    different results for a pull"))
  }

  @Test(
    "that a command cannot take is refused in one line",
    arguments: [
      (["replay", "--engine", "sv,exec:true"], "exec:true: ended with exit 0 before it had answered"),
      (["replay", "--engine", "exec:"], "does not name a command"),
      (["replay", "--engine", "exec:true"], "ended with exit 0 before it had answered"),
      (["reach", "--engine", Self.eager], "is a program, which reach does not run"),
      (["sweep", "--engine", Self.eager], "mine does not accept thresholds"),
      (["engines", "--json", Self.eager], "a program is only shown"),
      (["engines", Self.eager, "sv"], "'sv' is not a program"),
      (
        ["export", "--as", "perfetto", "-o", "-", "--engine", Self.eager],
        "is a program, whose replay cannot be exported"
      ),
    ])
  func refused(words: [String], part: String) {
    let takesTrace = !["engines", "reach"].contains(words[0])
    let run = RunningBinary().run(words + (takesTrace ? [trace] : []))
    #expect(run.status == 2)
    #expect(run.messages.contains(part), "\(run.messages)")
    #expect(run.output.isEmpty)
  }

  @Test("is named in a bundle and brought along to replay it; no text starts one")
  func bundled() {
    let packed = overscroll("bundle", "--model", "uikit", "--engine", Self.eager, "-o", "-", trace)
    #expect(packed.status == 0)
    #expect(!packed.output.contains("exec:"))
    let alone = RunningBinary(input: packed.output).run(["bundle", "--run", "-"])
    #expect(alone.status == 2)
    #expect(alone.messages.contains("if it is a program, give --engine exec:COMMAND"))
    let along = RunningBinary(input: packed.output).run(["bundle", "--run", "--engine", Self.eager, "-"])
    #expect(along.status == 0)
    #expect(along.output.contains("same: mine on uikit"))
  }
}
