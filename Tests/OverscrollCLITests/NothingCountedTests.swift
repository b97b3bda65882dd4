import Testing

import TestSamples

@Suite("A call in which no gesture counts")
struct NothingCountedTests {
  /// A trace in which no finger drags: none of its gestures can be counted.
  private static let still =
    #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen","size_mm":[60,120]},"#
    + #""source":{"origin":"recorded"},"intent":"pull"}"# + "\n"
    + #"{"type":"end","t":0,"events":0,"grade":"A","reasons":[]}"# + "\n"

  private static let calls: [[String]] = [
    ["report"], ["report", "--full"], ["report", "--json"], ["report", "--csv", "-"],
    ["report", "--markdown", "-"],
    ["compare", "--engine", "mj,sv"], ["compare", "--engine", "mj,sv", "--full"],
    ["compare", "--engine", "mj,sv", "--json"], ["sweep", "--engine", "mj"],
    ["sweep", "--engine", "mj", "--full"],
    ["sweep", "--engine", "mj", "--json"],
  ]

  @Test("exit 2 has a line on stderr that says why, whatever stdout says", arguments: calls)
  func line(call: [String]) {
    let folder = TemporaryFolder()
    folder.write(Self.still, to: "a.trace")
    folder.write(Self.still, to: "b.trace")
    let ending = overscroll(call + ["."], in: folder)
    #expect(ending.status == 2)
    let errors = ending.messages.split(separator: "\n").filter { $0.hasPrefix("error: no gesture could be ") }
    #expect(errors.count == 1, "\(ending.messages)")
    #expect(errors.first?.contains("a.trace and 1 more left out: ") == true, "\(ending.messages)")
  }

  @Test("the same where the traces went through rows or parts")
  func kept() {
    let folder = TemporaryFolder()
    folder.write(Self.still, to: "a.trace")
    folder.write(
      overscroll(["replay", "--json", "--engine", "mj,sv", "a.trace"], in: folder).output, to: "r.jsonl")
    #expect(overscroll(["report", "--partial", "a.partial", "a.trace"], in: folder).status == 0)
    for call in [
      ["report", "--rows", "r.jsonl"], ["compare", "--rows", "r.jsonl"], ["report", "--merge", "a.partial"],
    ] {
      let ending = overscroll(call, in: folder)
      #expect(ending.status == 2 && ending.messages.contains("error: no gesture could be "), "\(call)")
    }
  }
}
