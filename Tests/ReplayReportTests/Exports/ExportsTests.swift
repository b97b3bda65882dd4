import Testing
import TraceReplay

@testable import ReplayReport

@Suite("Exports")
struct ExportsTests {
  private static let hostile = "a\"b<c>&'|`\u{1},:%\n]]>::error"

  /// Two gates of one file, one of which fails, and a baseline that is worse; every name is out to break something.
  private static func checks() throws -> ReportChecks {
    var lines = [SampleReport.scored("t", .pull, engine: hostile, triggers: 1)]
    var before = Report(rate: 60)
    lines.forEach { before.add($0) }
    lines[0].result.triggers = 0
    var now = Report(rate: 60)
    lines.forEach { now.add($0) }
    let gates = try GateFile.gates(of: "engine *: n >= 1\nengine *: recall >= 1\n", path: hostile)
    let baseline = try BaselineReport(Array(before.json.utf8), path: hostile)
    return ReportChecks(
      gates: gates.map { $0.outcome(in: now) }, baseline: BaselineComparison(now, with: baseline))
  }

  /// The text with every tag's name checked against the one that closes it; nil where it is not well-formed.
  private static func isWellFormed(_ xml: String) -> Bool {
    var open: [Substring] = []
    for piece in xml.split(separator: "<").dropFirst(0) {
      guard let end = piece.firstIndex(of: ">") else { return false }
      let tag = piece[..<end]
      guard !piece[piece.index(after: end)...].contains(">"), !tag.contains("&;") else { return false }
      if tag.hasPrefix("?") || tag.hasSuffix("/") { continue }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else {
        open.append(tag.prefix { $0 != " " })
      }
    }
    return open.isEmpty && !xml.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
  }

  @Test("JUnit: a case for each gate line and group, well-formed whatever the names")
  func junit() throws {
    let xml = JUnitReport(try Self.checks()).text
    #expect(Self.isWellFormed(xml))
    #expect(xml.contains(#"<testsuites name="overscroll report" tests="3" failures="2" errors="0">"#))
    #expect(xml.contains("a&quot;b&lt;c&gt;&amp;&#39;|`\u{FFFD},:%&#10;]]&gt;::error"))
    #expect(xml.split(separator: "<testcase ").count == 4)
  }

  @Test("a trace that could not be read is an error, a failure of the whole, and a note")
  func unreadable() throws {
    let lines = ["bad.trace: not a <trace>"]
    let xml = JUnitReport(try Self.checks(), unreadable: lines).text
    #expect(Self.isWellFormed(xml))
    #expect(xml.contains(#"tests="4" failures="2" errors="1">"#))
    #expect(xml.contains(#"<testsuite name="traces" tests="1" failures="0" errors="1">"#))
    #expect(xml.contains(#"<error message="bad.trace: not a &lt;trace&gt;"/>"#))
    let none = ReportChecks(gates: [], baseline: nil)
    #expect(
      GitHubAnnotations(none, unreadable: lines).text
        == "::error title=Trace not read::bad.trace: not a <trace>\n")
    #expect(
      GitHubAnnotations(none, unreadable: ["1 %\ra\nb\r\nc:d,e"]).text
        == "::error title=Trace not read::1 %25%0Da%0Ab%0D%0Ac:d,e\n")
    let words = MarkdownReport(Report(rate: 60), checks: none, unreadable: lines).text
    #expect(
      words.hasPrefix("### Pull-to-refresh: failed\n")
        && words.contains("**These files could not be read and are missing below:**"))
  }

  @Test("annotations: one line for each failure, nothing in it ends the command")
  func annotations() throws {
    let lines = GitHubAnnotations(try Self.checks()).text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("::error file=a\"b<c>&'|`\u{1}%2C%3A%25%0A]]>%3A%3Aerror") })
    #expect(lines[0].contains(",line=2,title=Gate failed::engine *: recall >= 1%0A"))
    #expect(lines[1].contains(",title=Worse than the baseline::"))
  }

  @Test("Markdown: a name is neither mark-up nor a new row")
  func markdown() throws {
    var report = Report(rate: 60)
    report.add(SampleReport.scored("t", .pull, engine: "@x|<b>*y*\n| z", triggers: 1))
    let text = MarkdownReport(report, checks: try Self.checks()).text
    #expect(text.hasPrefix("### Pull-to-refresh: failed\n"))
    #expect(text.contains(#"| &#64;x\|&lt;b&gt;\*y\* \| z on uikit, recorded | 0/1 | 0/0 |"#))
    #expect(!text.contains("<b>"))
    // What stands in code is shown as it is, on one line.
    #expect(text.contains("`a\"b<c>&'\\| \u{FFFD},:% ]]>::error`"))
  }

  // Three lines of the sample's golden figures; CR LF and doubled quotes by RFC 4180.
  @Test("CSV: a row for each figure of each group and part, quoted where it must be")
  func csv() {
    var report = Report(rate: 60)
    report.add(SampleReport.scored("t", .pull, engine: "a\"b,c", triggers: 1, latency: 0.01))
    let lines = ReportCSV(report).text.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(
      lines[0]
        == "engine,model,origin,ground,by,part,figure,unit,n,value,low,high,min,mean,p95,p99,max,why")
    #expect(lines.contains(#""a""b,c",uikit,recorded,uikit,,,tp,,1,1,,,,,,,,"#))
    #expect(
      lines.contains(
        #""a""b,c",uikit,recorded,uikit,,,latency_ms,ms,1,10,,,10,10,10,10,10,fewer than six values: no interval of the median by ranks"#
      ))
    #expect(
      lines.contains(
        #""a""b,c",uikit,recorded,uikit,intent,pull,specificity,,0,,,,,,,,,nothing but pulls among the gestures"#
      ))
    #expect(lines.last == "")
    // 11 of counts and scores for the whole and three parts; false accepts, 10 rules, triggers; head and the empty end.
    let rows: Int = 11 * 4 + 12 + ReplayFigure.metrics.count
    #expect(lines.count == rows + 2)
  }
}
