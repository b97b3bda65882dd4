import GestureTraces
import TextFormats

/// A pointer sequence in a file: rows with a time, x and y, and what the file says of itself.
struct PointerTable: Equatable {
  /// `csv` or `json`.
  var format: String
  /// The rows, in the order of the file.
  var rows: [PointerRow] = []
  /// True where rows say what happened.
  var hasPhases: Bool
  /// True where contacts are numbered by slot.
  var hasSlots = false
  /// The file's name for its units, as `device pixels`; nil where it gives none.
  var units: String?
  /// The file's name for its device; nil where it gives none.
  var device: String?

  /// True for a text that begins, as CSV does here, with a line that names time, x and y.
  static func recognisesCSV(_ bytes: [UInt8]) -> Bool {
    let start = RecordingText(Array(bytes.prefix(4096)), file: "")
    return start.lines.first(where: { !isSkipped($0) }).flatMap { PointerColumns(names($0)) } != nil
  }

  /// True for a text that begins as JSON does.
  static func recognisesJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Reads CSV: a line of names, then a row each; empty lines and those that begin with `#` count for nothing.
  init(csv bytes: [UInt8], file: String) throws(CaptureError) {
    let text = RecordingText(bytes, file: file)
    var columns: PointerColumns?
    format = "csv"
    hasPhases = false
    for (index, line) in text.lines.enumerated() where !Self.isSkipped(line) {
      guard let known = columns else {
        columns = PointerColumns(Self.names(line))
        if columns == nil { throw text.error(index, Self.needed) }
        (hasPhases, hasSlots) = (columns?.hasPhases ?? false, columns?.hasSlots ?? false)
        continue
      }
      let cells = Self.cells(line).map { $0.isEmpty ? PointerColumns.Cell.none : .text($0) }
      do throws(PointerProblem) {
        rows.append(try known.row(cells, line: index + 1))
      } catch {
        throw text.error(index, error.message)
      }
    }
  }

  /// The message for a file without the columns it needs.
  static let needed =
    "no columns of time, x and y; name them time_ms,x,y and if there are any slot and phase (down, move, up, cancel)"

  private static func isSkipped(_ line: ArraySlice<UInt8>) -> Bool { CSVLine.isSkipped(line) }

  private static func names(_ line: ArraySlice<UInt8>) -> [String] { cells(line).map { $0.lowercased() } }

  private static func cells(_ line: ArraySlice<UInt8>) -> [String] { CSVLine(line).cells.map(\.text) }
}
