import GestureTraces
import Testing

@testable import TouchCapture

/// Times of a table's rows, in each unit, rounded and at their limit.
@Suite("The time column of a table")
struct TimeColumnTests {
  private func table(_ column: String, _ times: [String]) throws -> RecordTable {
    let rows = times.map { "\($0),1,2\n" }.joined()
    return try RecordTable(csv: Array("\(column),x,y\n\(rows)".utf8), file: "f")
  }

  private func times(_ column: String, _ times: [String]) throws -> [Int64] {
    let table = try table(column, times)
    let column = try TimeColumn(table)
    return try table.rows.map { row in try column.microseconds(row) }
  }

  private func problem(_ column: String, _ time: String) throws -> String? {
    let table = try table(column, [time])
    do {
      _ = try TimeColumn(table).microseconds(try #require(table.rows.first))
      return nil
    } catch let error as RowProblem {
      return "\(error.message)"
    }
  }

  @Test(
    "a time is the nearest microsecond, on either side of zero",
    arguments: [
      ("time_ms", "10.0007"), ("t_ms", "10.0007"), ("timestamp[ms]", "10.0007"), ("timeStamp", "10.0007"),
      ("eventTime", "10.0007"), ("time_s", "0.0100007"), ("time_us", "10000.7"), ("time_ns", "10000700"),
      ("dt_ms", "10.0007"),
    ])
  func rounded(_ column: String, _ time: String) throws {
    #expect(try times(column, [time, "-\(time)"]) == [10_001, -10_001])
    #expect(try times(column, ["0"]) == [0])
  }

  @Test("only a column of intervals counts from the row before")
  func steps() throws {
    #expect(try TimeColumn(table("dt_ms", ["1"])).isStep)
    #expect(try !TimeColumn(table("time_ms", ["1"])).isStep)
    #expect(try !TimeColumn(table("time", ["12:00:00.5"])).isStep)
  }

  /// 9·10¹⁵ µs, as far as a `Double` counts single ones.
  @Test(
    "the latest time is taken on either side, a later one is refused with the limit",
    arguments: [
      ("time_us", 9_000_000_000_000_000), ("time_ms", 9_000_000_000_000), ("time_s", 9_000_000_000),
    ] as [(String, Int)])
  func latest(_ column: String, _ most: Int) throws {
    let all = 9_000_000_000_000_000 as Int64
    #expect(try times(column, ["\(most)", "-\(most)"]) == [all, -all])
    for time in ["\(most + 1)", "-\(most + 1)", "nan", "soon"] {
      #expect(
        try problem(column, time) == "the time is not a number within ±\(most); give a decimal number")
    }
    #expect(try problem(column, "") == "the time is missing; every row needs one")
  }

  @Test(
    "the unit that is proposed makes reports 0.2 to 200 ms apart",
    arguments: [
      (0.008, "s", 8), (0.199, "s", 199), (0.2, "ms", 0.2), (8, "ms", 8), (199, "ms", 199), (200, "us", 0.2),
      (8000, "us", 8), (199_999, "us", 200), (200_000, "ns", 0.2), (8_000_000, "ns", 8),
    ] as [(Double, String, Double)])
  func likely(_ step: Double, _ unit: String, _ milliseconds: Double) {
    let found = TimeColumn.likelyUnit([5, 5, 5 + step, 5 + 2 * step, nil, 5 + 3 * step])
    let apart =
      milliseconds == milliseconds.rounded() ? "\(Int(milliseconds))" : "\(milliseconds)"
    #expect(found.0.rawValue == unit && found.why == " (rows are then \(apart) ms apart)")
    #expect(TimeColumn.likelyUnit([5, 5, nil]) == (.milliseconds, ""))
  }

  @Test("steps add up from 0, up to what a clock shows")
  func sums() throws {
    #expect(try TimeColumn.time(after: nil, step: 7) == 0 && TimeColumn.time(after: 5, step: 7) == 12)
    #expect(try TimeColumn.time(after: 5, step: -7) == -2)
    #expect(
      try TimeColumn.time(after: 8_000_000_000_000_000, step: 1_000_000_000_000_000) == 9_000_000_000_000_000)
    for (last, step) in [(9_000_000_000_000_000, 1), (Int64.max, 1), (Int64.min, -1)] as [(Int64, Int64)] {
      #expect(throws: RowProblem.self) { try TimeColumn.time(after: last, step: step) }
    }
  }
}
