import Testing

@testable import ReplayReport

@Suite("Traces left out, as text")
struct ExclusionTextTests {
  private func excluded(_ count: Int, because reason: String) -> [Report.Exclusion] {
    (0..<count).map { Report.Exclusion(trace: "folder/t\($0).trace", reason: reason) }
  }

  @Test("a reason that one trace has stands behind it, one that several have stands once, before them")
  func grouped() {
    let text = ExclusionText.section(
      excluded(2, because: "no intent; add one") + [Report.Exclusion(trace: "u", reason: "unfinished")],
      width: 80)
    #expect(
      text == """
        Left out: 3 traces or gestures
          2 of them: no intent; add one
            folder/t0.trace
            folder/t1.trace
          u: unfinished

        """)
  }

  @Test("of many the first ten are named, and how many more there are is said")
  func many() {
    let lines = ExclusionText.section(excluded(104, because: "no intent"), width: 80).split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines[1] == "  104 of them: no intent" && lines[11] == "    folder/t9.trace")
    #expect(lines[12] == "    and 94 more (--json lists all)")
  }

  @Test("no line is wider than the screen, and a path keeps its end")
  func narrow() {
    let long = Report.Exclusion(trace: String(repeating: "a/", count: 40) + "end.trace", reason: "no intent")
    for list in [[long], [long, long]] {
      let lines = ExclusionText.section(list, width: 40).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 40 } && lines.contains { $0.contains("end.trace") })
    }
  }
}
