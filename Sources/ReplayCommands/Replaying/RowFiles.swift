import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces
import ReplayReport
import TextFormats

/// Reads files with rows of earlier replays, such as those of `replay --json`.
enum RowFiles {
  /// The largest number of keys that a warning about missing keys names.
  private static let mostNamed = 8

  /// Reads the rows of all files.
  ///
  /// - Parameters:
  ///   - paths: Files, or `-` for stdin.
  ///   - console: Shows the progress bar.
  /// - Returns: The rows, in the order of files and lines.
  /// - Throws: An error for a file that cannot be read, or an invalid row.
  static func rows(in paths: [String], _ console: Console) throws -> [RowReader.Row] {
    var rows: [RowReader.Row] = []
    let size = paths.reduce(0) { $0 + ($1 == "-" ? 0 : FileIO.size(of: $1)) }
    // All rows are kept, and a row takes more memory than its text.
    try MemoryRoom.require(
      size, for: paths.count == 1 ? paths[0] : "\(paths[0]) and \(paths.count - 1) more")
    let bar = ProgressBar(total: size >> 20, unit: "MiB", console: console)
    defer { bar?.clear() }
    var count = 0
    // Who waits for a pipe is stopped by Ctrl-C at once.
    if size > 0, !paths.contains("-") { Interruption.watch() }
    for path in paths {
      guard path == "-" || !FileIO.isFolder(path) else {
        throw UserError("\(path): a folder; with --rows name the files of rows")
      }
      try read(
        path,
        reporting: { size in
          let whole = (count + size) >> 20 - count >> 20
          if whole > 0 { bar?.advance(by: whole) }
          count += size
          guard Interruption.isAsked else { return }
          bar?.clear()
          Interruption.end(after: rows.count, "rows were read, and nothing is counted", console)
        }, taking: { rows.append($0) })
    }
    return rows
  }

  /// Warns about figures that some rows lack, with the number of rows for each.
  static func warn(of missing: [(key: String, rows: Int)], among count: Int, _ console: Console) {
    // A key that only some rows lack is told with their number, all that none has in one line.
    let nowhere = missing.filter { $0.rows == count }.map { "'\($0.key)'" }
    if nowhere.count > mostNamed {
      let named = nowhere.prefix(2).joined(separator: ", ")
      let effects = [
        ("findings", "no rule counts as broken"), ("rate_hz", "60 frames per second are assumed"),
      ].filter { nowhere.contains("'\($0.0)'") }.map { "; without '\($0.0)' \($0.1)" }.joined()
      console.warn(
        "no row has \(named) and \(nowhere.count - 2) more of the keys that 'overscroll schema replay' lists; figures that need them are missing\(effects)"
      )
    } else if !nowhere.isEmpty {
      console.warn("no row has \(nowhere.joined(separator: ", ")); figures that need it are missing")
    }
    for (key, rows) in missing where rows < count {
      console.warn(
        "'\(key)' is missing in \(rows) of \(Counted.text(count, "row")); figures that need it leave \(rows == 1 ? "it" : "them") out"
      )
    }
  }

  private static func read(
    _ path: String, reporting: (Int) -> Void, taking body: (RowReader.Row) -> Void
  ) throws {
    let name = FileIO.inputName(path)
    var (splitter, number) = (LineSplitter(longest: RowLine.longest), 0)
    func take(_ line: Span<UInt8>) throws {
      number += 1
      guard line.indices.contains(where: { !isSpace(line[$0]) }) else { return }
      body(try RowReader.row(of: line, path: name, number: number))
    }
    try FileIO.read(path) { chunk in
      reporting(chunk.count)
      try splitter.split(chunk, skipping: { _, start in start }, take)
      guard !splitter.isOverlong else {
        throw RowLine.tooLong(name, number + 1)
      }
    }
    if let rest = splitter.rest { try take(rest.span) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
