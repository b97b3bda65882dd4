import CommandArguments
import CommandInputs
import GestureTraces
import ReplayReport
import TextFormats

/// Removes personal data from rows, chunk by chunk.
struct ScrubbedRows {
  private let scrubber: Scrubber
  private let path: String
  private let isTable: Bool
  /// True if earlier rows have already been output when a later line turns out not to be a row.
  private let isStream: Bool
  private var splitter = LineSplitter(longest: RowLine.longest)
  private var table: Scrubber.Table?
  private var number = 0
  /// The number of rows so far.
  private(set) var count = 0

  /// A scrubber before its first row.
  init(_ scrubber: Scrubber, path: String, isTable: Bool, isStream: Bool) {
    (self.scrubber, self.path, self.isTable, self.isStream) = (scrubber, path, isTable, isStream)
  }

  /// Processes a chunk. Returns the scrubbed lines that end in it.
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

  /// The scrubbed last line, which may lack a line feed.
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
