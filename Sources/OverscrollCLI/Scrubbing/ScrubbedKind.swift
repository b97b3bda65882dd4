import CommandArguments
import FileAccess
import GestureTraces
import ReplayExperiments
import ReplayReport
import TextFormats
import TraceScrubbing

/// The kind of a file that is to be scrubbed, by its first line.
enum ScrubbedKind {
  /// Rows, which are read once more, or stand in memory as they came from a pipe.
  struct Rows {
    let path: String
    /// The bytes that came from stdin; nil of a file.
    let bytes: [UInt8]?
    /// True for comma-separated values.
    let isTable: Bool

    /// The end of the name of the result.
    var ending: String { isTable ? ".csv" : ".jsonl" }

    /// Reads them, chunk by chunk.
    func read(_ body: ([UInt8]) throws -> Void) throws {
      if let bytes { try body(bytes) } else { try FileIO.read(path, body) }
    }
  }

  /// A trace; its bytes where they came from stdin.
  case trace([UInt8]?)
  /// A text with bundles.
  case bundle([UInt8])
  case rows(Rows)

  /// Looks at a file.
  ///
  /// - Parameter path: A path, or `-` for stdin, all of which is read.
  /// - Throws: A file that cannot be read or is none of these.
  init(of path: String) throws {
    let bytes = path == "-" ? try FileIO.contents(of: path) : nil
    let start = try bytes ?? FileIO.start(of: path).bytes
    let first = start.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first ?? []
    let object = (try? JSONReader.value(of: Array(first)))?.object
    let names = CSVLine(first).cells.map(\.text)
    if object?["format"]?.string == TraceHeader.format {
      self = .trace(bytes)
    } else if object?["schema"]?.string == GestureRow.schema {
      self = .rows(Rows(path: path, bytes: bytes, isTable: false))
    } else if names.contains("schema"), names.contains("trace") {
      self = .rows(Rows(path: path, bytes: bytes, isTable: true))
    } else if let text = try? bytes ?? FileIO.contents(of: path, limit: BundleText.largest),
      BundleText(text, path: path).headLine != nil
    {
      self = .bundle(text)
    } else if path.hasSuffix(".trace") {
      // Says what is wrong with it.
      self = .trace(bytes)
    } else {
      throw UserError(
        "\(FileIO.inputName(path)): no trace, rows of 'overscroll replay' or bundle; nothing else is scrubbed"
      )
    }
  }
}

/// Scrubs rows, chunk by chunk.
struct ScrubbedRows {
  /// As `RowFiles` takes them, in bytes.
  private static let longestLine = 16 << 20

  private let scrubber: Scrubber
  private let path: String
  private let isTable: Bool
  private var splitter = LineSplitter(longest: Self.longestLine)
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
      throw UserError(
        "\(path):\(number + lines.count + 1): a line of more than \(Self.longestLine >> 20) MiB is no row")
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
