import GestureTraces
import Testing

@testable import TouchCapture

@Suite("Lines of CSV tables")
struct TableReaderTests {
  private func reader(
    _ text: String, cutAt cuts: [Int] = [], isCareful: Bool = false, _ layout: TableLayout = TableLayout()
  ) throws -> TableReader {
    var reader = TableReader(file: "f.csv", layout, isCareful: isCareful)
    try reader.take(Array(text.utf8), cutAt: cuts)
    try reader.end()
    return reader
  }

  private func message(_ text: String) -> String {
    do {
      _ = try RecordTable(csv: Array(text.utf8), file: "f.csv")
      return "nothing"
    } catch { return "\(error)" }
  }

  /// Lines with all that the short way leaves to the careful one, and much that it takes.
  private static let lines = [
    "1,2,3", " 4 ,\t5\t, 6 \r", "", "  ", "# a comment", "\"7\",\"8,5\",'9'", "10,,", ",,", "a;b,12", "13",
    "note",
    "&quot;,14,15", "> 16,17,18", "19,2\u{00A0}0,\u{2212}1", "\u{1B}[1m22\u{1B}[0m,23,24", "25,26,27,28",
    "1e3,NaN,inf",
    "|1|2|", "29,30,31",
  ]

  @Test(
    "every line is read in the same way, quick or careful, whole or in pieces",
    arguments: [",", ";", "\t", "|", " "])
  func sameEitherWay(_ separator: String) throws {
    let body = (Self.lines + Self.lines.reversed()).joined(separator: "\n").replacing(",", with: separator)
    let text = ["time_ms", "x", "y"].joined(separator: separator) + "\n1\(separator)2\(separator)3\n" + body
    let careful = try reader(text, isCareful: true)
    let quick = try reader(text)
    #expect(careful.rows.count > 10 && careful.names == ["time_ms", "x", "y"])
    #expect(quick.rows == careful.rows && quick.namesLine == careful.namesLine)
    for cut in stride(from: 1, to: text.utf8.count, by: 7) {
      #expect(try reader(text, cutAt: [cut]).rows == careful.rows)
    }
  }

  @Test("lines behind the first hundreds are rows of the same kind, with the numbers they have in the file")
  func manyLines() throws {
    let rows = (0..<1000).map { "\($0 * 8),\($0),5" }
    let table = try reader("notes\n\ntime_ms,x,y\n" + rows.joined(separator: "\n")).rows
    #expect(table.map(\.line) == Array(4...1003))
    #expect(table.last?.cells == [.text("7992"), .text("999"), .text("5")])
  }

  @Test(
    "a table that memory has no room for becomes the trace that its gestures are, and costs the same contacts"
  )
  func large() throws {
    // 4,000 drags of 50 rows, 8 ms apart and half a second between; the 17th is without its lift.
    var (text, time) = ("time_ms,x,y,phase\n", 0)
    for drag in 0..<4000 {
      for row in 0..<50 where drag != 16 || row < 49 {
        text +=
          "\(time),\(100 + drag % 200),\(100 + 3 * row),\(row == 0 ? "down" : row == 49 ? "up" : "move")\n"
        time += 8
      }
      time += 500
    }
    let table = try RecordTable(csv: Array(text.utf8), file: "f.csv")
    #expect(table.rows.isPacked && table.rows.count == 4000 * 50 - 1)
    let source = RecordingSource(Array(text.utf8), shownPath: "f.csv")
    let file = try RecordingImport.traces(of: source, .csv, ImportOptions(tool: "t"))
    let trace = try #require(file.traces.first)
    // Of each drag a down, 49 moves and an up at the place of the last move.
    #expect(trace.events.count == 3999 * 51 && trace.end?.events == 3999 * 51)
    let downs = trace.events.count { if case .down = $0.kind { true } else { false } }
    #expect(downs == 3999)
    // The 17th begins in row 801, on line 802; the down behind it is on line 802 + 49.
    #expect(
      trace.end?.reasons?.contains(
        "1 contact left out, as it comes down again without a lift at line 851 of f.csv") == true)
    var written: [UInt8] = []
    file.imported[0].write { written += $0 }
    #expect(written == TraceWriter.bytes(of: trace))
  }

  @Test("a table of two people that memory has no room for becomes a trace for each")
  func largeOfTwo() throws {
    var text = "time_ms,x,y,phase,subject\n"
    for row in 0..<150_000 {
      let phase = row % 50 < 2 ? "down" : row % 50 > 47 ? "up" : "move"
      text += "\(row * 4),\(row % 50),\(100 + row % 50),\(phase),\(row % 2 == 0 ? "a" : "b")\n"
    }
    let source = RecordingSource(Array(text.utf8), shownPath: "f.csv")
    let file = try RecordingImport.traces(of: source, .csv, ImportOptions(tool: "t"))
    #expect(file.names == ["a", "b"])
    for trace in file.traces {
      #expect(trace.events.count { if case .down = $0.kind { true } else { false } } == 3000)
      #expect(trace.events.count == 3000 * 26)
    }
  }

  @Test("a million columns, and a line without end, are an error with the line and what to do")
  func tooWide() {
    let wide = Array(repeating: "1", count: 100_000).joined(separator: ",")
    #expect(
      message("time_ms,x,y\n1,2,3\n" + wide)
        == "f.csv:3: 100000 columns, and at most 16384 are read; a table of touches has about ten: keep the columns of time, x, y and phase (cut -f)"
    )
    let endless = String(repeating: "1,", count: 1_000_000)
    #expect(
      message("time_ms,x,y\n" + endless)
        == "f.csv:2: 2000000 bytes in one line; a table has one row per line, at most 1048576 bytes long: are line ends lost?"
    )
    #expect(message(endless).hasPrefix("f.csv:1: 2000000 bytes in one line"))
  }
}
