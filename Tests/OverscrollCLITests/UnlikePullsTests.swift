import FileAccess
import TestSamples
import Testing

/// Ten pulls of a table, of which five go up: from the table to the report.
@Suite("Pulls that do not look like pulls")
struct UnlikePullsTests {
  /// The rows: 160 points in 0.48 s at 125 Hz, a second apart.
  private static func table(upward: Set<Int>) -> String {
    var text = "time_ms,x,y,phase,intent\n"
    for pull in 0..<10 {
      for row in 0...60 {
        let share = Double(row) / 60
        let way = 160 * share * share * share * (10 - 15 * share + 6 * share * share)
        let y = upward.contains(pull) ? 500 - way : 300 + way
        let phase = row == 0 ? "down" : row == 60 ? "up" : "move"
        text += "\(1000 * pull + 8 * row),200,\((y * 100).rounded() / 100),\(phase),pull\n"
      }
    }
    return text
  }

  private static let sentence =
    "5 of 10 pulls do not look like pulls (they move up): overscroll label --suggest"

  private static func inOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("a report says so, from traces, from rows and from parts alike")
  func report() throws {
    let folder = TemporaryFolder()
    folder.write(Self.table(upward: [0, 2, 4, 6, 8]), to: "study.csv")
    #expect(overscroll(["import", "--unit", "pt", "study.csv"], in: folder).status == 0)
    let call = ["--engine", "mrefresh", "study.csv.trace"]
    let answer = overscroll(["report"] + call, in: folder)
    #expect(answer.status == 0 && Self.inOneLine(answer.output).contains(Self.sentence), "\(answer.output)")
    let json = overscroll(["report", "--json"] + call, in: folder).output
    #expect(json.contains(#""unlike_intent":{"pull":{"gestures":10,"unlike":5,"faults":{"up":5}}}"#))
    #expect(json.contains(Self.sentence))
    folder.write(overscroll(["replay", "--json"] + call, in: folder).output, to: "rows.jsonl")
    let rows = overscroll(["report", "--rows", "rows.jsonl"], in: folder)
    #expect(Self.inOneLine(rows.output).contains(Self.sentence), "\(rows.output) \(rows.messages)")
    #expect(overscroll(["report", "--partial", "all.partial"] + call, in: folder).status == 0)
    #expect(overscroll(["report", "--json", "--merge", "all.partial"], in: folder).output == json)
  }

  @Test("where most go up, the import suggests --flip-y, and with it they are pulls")
  func flip() throws {
    let folder = TemporaryFolder()
    folder.write(Self.table(upward: Set(0..<10)), to: "study.csv")
    let told = overscroll(["import", "--unit", "pt", "study.csv"], in: folder)
    #expect(
      told.messages
        == "study.csv.trace: device: 620 events in 9.48 s, grade D (10 of 10 pulls go up: if y points up, import with --flip-y, first at line 2 of study.csv)\n"
    )
    let fixed = overscroll(["import", "--unit", "pt", "--flip-y", "--force", "study.csv"], in: folder)
    #expect(fixed.messages == "study.csv.trace: device: 620 events in 9.48 s, grade A\n")
    let answer = overscroll(["report", "--engine", "mrefresh", "study.csv.trace"], in: folder)
    #expect(!answer.output.contains("do not look like"))
  }

  @Test("times in a wrong unit are an F, and a report leaves the trace out")
  func wrongUnit() throws {
    let folder = TemporaryFolder()
    let table = Self.table(upward: []).replacing("time_ms", with: "time_us")
    folder.write(table, to: "study.csv")
    let told = overscroll(["import", "--unit", "pt", "study.csv"], in: folder)
    #expect(
      told.messages.contains(
        "grade F (125000 reports a second while a finger moves, more than 10000, first at line 4 of study.csv"
      ),
      "\(told.messages)")
    let answer = overscroll(["report", "--engine", "mrefresh", "study.csv.trace"], in: folder)
    #expect(answer.status == 2 && answer.output.contains("graded F"), "\(answer.output)")
  }

  @Test("a folder's summary has the reasons of traces graded D and F")
  func folder() throws {
    let folder = TemporaryFolder()
    try FileIO.makeFolder(folder.path + "/in")
    for number in 0..<9 {
      folder.write(Self.table(upward: number < 2 ? Set(0..<10) : []), to: "in/study-\(number).csv")
    }
    let told = overscroll(["import", "--unit", "pt", "in", "-o", "out"], in: folder)
    #expect(told.messages.contains("grades: A 7, D 2"), "\(told.messages)")
    #expect(told.messages.contains("what no finger does"), "\(told.messages)")
    #expect(
      Self.inOneLine(told.messages).contains("go up: if y points up, import with --flip-y"),
      "\(told.messages)")
  }
}
