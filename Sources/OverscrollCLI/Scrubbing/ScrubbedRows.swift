import CommandArguments
import GestureTraces
import ReplayReport
import TextFormats
import TraceScrubbing

/// Scrubs rows, chunk by chunk.
struct ScrubbedRows {
  private let scrubber: Scrubber
  private let path: String
  private let isTable: Bool
  private var splitter = LineSplitter(longest: RowFiles.longestLine)
  private var table: Scrubber.Table?
  private var number = 0
  /// The rows so far.
  private(set) var count = 0

  /// No rows yet.
  init(_ scrubber: Scrubber, path: String, isTable: Bool) {
    (self.scrubber, self.path, self.isTable) = (scrubber, path, isTable)
  }

  /// The result of the lines that end in a chunk.
  mutating func take(_ chunk: [UInt8]) throws -> [UInt8] {
    var lines: [[UInt8]] = []
    splitter.split(chunk, skipping: { _, start in start }) { line in
      lines.append(line.withUnsafeBufferPointer { Array($0) })
    }
    guard !splitter.isOverlong else {
      throw RowFiles.tooLong(path, number + lines.count + 1)
    }
    return try lines.flatMap { try scrubbed($0) }
  }

  /// The result of the last line, which may have no end.
  mutating func end() throws -> [UInt8] { try splitter.rest.map { try scrubbed($0) } ?? [] }

  private mutating func scrubbed(_ line: [UInt8]) throws -> [UInt8] {
    number += 1
    guard !CSVLine.isSkipped(line[...]) else { return [] }
    if isTable { return try cells(CSVLine(line[...]).cells.map(\.text)) }
    guard let object = (try? JSONReader.value(of: line))?.object, let row = scrubber.scrubbed(row: object)
    else {
      throw UserError("\(path):\(number): no row of \(GestureRow.schema); nothing of this file is written")
    }
    count += 1
    return Array((row + "\n").utf8)
  }

  private mutating func cells(_ cells: [String]) throws -> [UInt8] {
    guard let table else {
      table = Scrubber.Table(cells, scrubber)
      guard let table else {
        throw UserError(
          "\(path):\(number): its columns are not those of 'overscroll replay --csv'; make the rows anew")
      }
      return Array(table.head.utf8)
    }
    guard let row = table.line(cells) else {
      throw UserError("\(path):\(number): no row of \(GestureRow.schema); nothing of this file is written")
    }
    count += 1
    return Array(row.utf8)
  }
}
