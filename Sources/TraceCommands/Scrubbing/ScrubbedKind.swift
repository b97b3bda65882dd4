import CommandArguments
import FileAccess
import GestureTraces
import ReplayExperiments
import ReplayReport
import TextFormats

/// The kind of an input file of `scrub`, determined by its first line.
enum ScrubbedKind {
  /// Rows of results: a file that is read later, or bytes in memory if they came from stdin or a pipe.
  struct Rows {
    let path: String
    /// The bytes from stdin or a pipe; nil for a file.
    let bytes: [UInt8]?
    /// True if the rows are CSV, false if they are JSON lines.
    let isTable: Bool

    /// The file name ending of the scrubbed rows.
    var ending: String { isTable ? ".csv" : ".jsonl" }

    /// Reads the rows and calls `body` with one piece of bytes after another.
    func read(_ body: ([UInt8]) throws -> Void) throws {
      if let bytes { try body(bytes) } else { try FileIO.read(path, body) }
    }
  }

  /// A trace, with its bytes if it came from stdin or a pipe.
  case trace([UInt8]?)
  /// A text that contains bundles, with its bytes.
  case bundle([UInt8])
  /// Rows of results, as CSV or JSON lines.
  case rows(Rows)

  /// Finds the kind of a file.
  ///
  /// - Parameter path: A path, or `-` for stdin. Stdin and pipes, which can be read only once, are read completely.
  /// - Throws: An error for a file that cannot be read, or is of none of these kinds.
  init(of path: String) throws {
    let bytes = path == "-" || FileIO.isStream(path) ? try FileIO.contents(of: path) : nil
    let start = try bytes ?? FileIO.start(of: path).bytes
    let first = start.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first ?? []
    let object = (try? JSONReader.value(of: Array(first)))?.object
    if object?["format"]?.string == TraceHeader.format {
      self = .trace(bytes)
    } else if object?["schema"]?.string == GestureRow.schema {
      self = .rows(Rows(path: path, bytes: bytes, isTable: false))
    } else if case let names = CSVLine(first).cells.map(\.text), names.contains("schema"),
      names.contains("trace")
    {
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
