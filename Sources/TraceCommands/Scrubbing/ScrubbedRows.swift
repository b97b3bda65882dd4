import CommandArguments
import CommandInputs
import GestureTraces
import ReplayReport
import TextFormats

/// Removes personal data from rows of results, one piece of bytes after another.
struct ScrubbedRows {
  private let scrubber: Scrubber
  private let path: String
  private let isTable: Bool
  /// True if the output is a stream such as stdout, so that rows before an invalid line are already written.
  private let isStream: Bool
  private var splitter = LineSplitter(longest: RowLine.longest)
  private var table: Scrubber.Table?
  private var number = 0
  /// The number of rows scrubbed so far.
  private(set) var count = 0

  /// Creates a scrubber for the rows of one file.
  init(_ scrubber: Scrubber, path: String, isTable: Bool, isStream: Bool) {
    (self.scrubber, self.path, self.isTable, self.isStream) = (scrubber, path, isTable, isStream)
  }

  /// Adds a piece of the input. Returns the scrubbed rows whose last byte is in this piece.
  mutating func take(_ chunk: [UInt8]) throws -> [UInt8] {
    var lines: [[UInt8]] = []
    splitter.split(chunk, skipping: { _, start in start }) { line in
      lines.append(line.withUnsafeBufferPointer { Array($0) })
    }
    guard !splitter.isOverlong else {
      throw RowLine.tooLong(path, number + lines.count + 1)
    }
    return try lines.flatMap { try scrubbed($0) }
  }

  /// Returns the scrubbed last row if it lacks a line feed; otherwise nothing.
  mutating func end() throws -> [UInt8] { try splitter.rest.map { try scrubbed($0) } ?? [] }

  private mutating func scrubbed(_ line: [UInt8]) throws -> [UInt8] {
    number += 1
    guard !CSVLine.isSkipped(line[...]) else { return [] }
    if isTable { return try cells(CSVLine(line[...], keepsSpaces: true).cells.map(\.text)) }
    do throws(ScrubFault) {
      guard let object = (try? JSONReader.value(of: line))?.object else { throw .noRow }
      let row = try scrubber.scrubbed(row: object)
      count += 1
      return Array((row + "\n").utf8)
    } catch {
      throw complaint(error)
    }
  }

  private func complaint(_ fault: ScrubFault) -> UserError {
    let what =
      switch fault {
      case .noRow: "no row of \(GestureRow.schema)"
      case .nameThatMustNotStay(let name):
        "its trace is \(name), which tells of folders above those given; make the rows with --relative, name that folder too, or leave --keep-names out"
      }
    let rest = isStream ? "no more of this file is written" : "nothing of this file is written"
    return UserError("\(path):\(number): \(what); \(rest)")
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
    do throws(ScrubFault) {
      let row = try table.line(cells)
      count += 1
      return Array(row.utf8)
    } catch {
      throw complaint(error)
    }
  }
}
