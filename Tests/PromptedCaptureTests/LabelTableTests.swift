import FileAccess
import GestureTraces
import Testing

@testable import PromptedCapture

@Suite("A table of labels")
struct LabelTableTests {
  private func read(_ text: String) throws(LabelError) -> LabelTable {
    try LabelTable(Array(text.utf8), path: "labels.csv")
  }

  private func message(_ text: String) -> String {
    do throws(LabelError) { _ = try read(text) } catch { return error.description }
    return "read"
  }

  @Test(
    "rows name a whole trace, a gesture, or times in milliseconds; other columns and open rows do not count")
  func rows() throws {
    let table = try read(
      """
      # by hand
      Trace,device,gesture,from_ms,to_ms,intent
      a.trace,"ACME, Inc.",,,,free
      "b, c.trace",x,3,,,pull

      a.trace,x,,0.5,12.25,fling
      a.trace,x,4,,,

      """)
    let parts: [LabelTable.Part] = [.whole, .gesture(3), .span(500...12_250)]
    #expect(table.rows.map(\.part) == parts)
    #expect(table.rows.map(\.trace) == ["a.trace", "b, c.trace", "a.trace"])
    #expect(table.rows.map(\.intent) == [.free, .pull, .fling])
    #expect(table.rows.map(\.line) == [3, 4, 6])
    #expect(table.open == 1)
  }

  @Test(
    "a row that cannot be is told with its line and what to do",
    arguments: [
      ("", "labels.csv: no rows; its first line must name columns, such as trace,gesture,intent"),
      ("trace,gesture,intent\na,1,\n", "labels.csv: no row has an intent; fill in the column 'intent'"),
      (
        "trace,label\n",
        "labels.csv:1: no column 'intent'; the first line must name columns, such as trace,gesture,intent or trace,from_ms,to_ms,intent"
      ),
      ("trace,intent,Trace\n", "labels.csv:1: column 'trace' is there twice; remove one"),
      ("trace,intent\n,pull\n", "labels.csv:2: the trace is missing; write its path or file name"),
      (
        "trace,intent\na,push\n",
        "labels.csv:2: no intent 'push'; it must be one of pull, pull-cancel, scroll, fling, dither, horizontal, diagonal, tap, pinch, free"
      ),
      (
        "trace,gesture,intent\na,0,pull\n",
        "labels.csv:2: gesture '0' is not a whole number from 1; leave it empty for the whole trace"
      ),
      (
        "trace,from_ms,intent\na,5,pull\n",
        "labels.csv:2: to_ms is missing; give both from_ms and to_ms"
      ),
      (
        "trace,from_ms,to_ms,intent\na,5,-1,pull\n",
        "labels.csv:2: to_ms is '-1'; it must be milliseconds from the trace's zero, 0 to 86400000 (24 h)"
      ),
      (
        "trace,from_ms,to_ms,intent\na,5,4,pull\n",
        "labels.csv:2: to_ms is before from_ms; write the earlier time first"
      ),
      (
        "trace,gesture,from_ms,to_ms,intent\na,1,5,6,pull\n",
        "labels.csv:2: a gesture and a time; a row has the number of a gesture, or from_ms and to_ms"
      ),
    ])
  func faults(_ text: String, _ expected: String) {
    #expect(message(text) == expected)
  }

  @Test("a trace is known by its path or its file name, where that leaves no choice")
  func traces() throws {
    let table = try read("trace,gesture,intent\nb.trace,1,pull\nx/a.trace,,tap\nb.trace,,free\n")
    let lists = try table.rows(of: ["x/a.trace", "y/x/a.trace", "y/b.trace"])
    #expect(lists.map { $0.map(\.line) } == [[3], [], [4, 2]], "what is said of the whole comes first")
    func fault(_ name: String, _ paths: [String]) throws -> String {
      do throws(LabelError) {
        _ = try read("trace,intent\n\(name),pull\n").rows(of: paths)
      } catch { return error.description }
      return "found"
    }
    #expect(
      try fault("c.trace", ["b.trace"])
        == "labels.csv:2: unknown trace 'c.trace'; name its file or folder too")
    #expect(
      try fault("a.trace", ["x/a.trace", "y/a.trace"])
        == "labels.csv:2: 'a.trace' could be x/a.trace or y/a.trace; write a longer part of its path")
    #expect(try fault("a.trace", ["xa.trace"]).contains("unknown trace 'a.trace'"))
  }

  @Test("a path written otherwise is the same file")
  func sameFile() throws {
    let folder = SessionScratch()
    try FileIO.makeFolder("\(folder.path)/t")
    let path = "\(folder.path)/t/a.trace"
    try FileIO.write([1], to: path, overwrite: false)
    for other in ["\(folder.path)//t/a.trace", "\(folder.path)/./t/../t/a.trace"] {
      let table = try read("trace,intent\n\(other),pull\n")
      #expect(try table.rows(of: ["x/b.trace", path]).map(\.count) == [0, 1], "\(other)")
    }
    // Of what is not there, the words alone can tell.
    let table = try read("trace,intent\n./t//b.trace,pull\n")
    #expect(try table.rows(of: ["x/t/b.trace"]).map(\.count) == [1])
    #expect(throws: LabelError.self) {
      try read("trace,intent\n/t/b.trace,pull\n").rows(of: ["x/t/b.trace"])
    }
  }
}
