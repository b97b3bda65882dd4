import CommandArguments
import FileAccess
import ReplayExperiments
import ReplayReport
import TextFormats

/// `--rows`, for commands that count gestures: the files hold rows of `replay --json`, not traces.
enum RowsOption {
  /// The option.
  static let option = Option(
    flag: "rows",
    help: "the files are rows of 'replay --json', from anywhere, in place of traces")

  /// What --help says of it.
  static let note =
    "With --rows the files are lines of overscroll-replay/2, made by replay --json or by any other program, in any number and order: the result is the same as from the traces. Rows of other settings, or twice the same, are refused; --engine and --model choose among them."

  /// The rules by which it excludes options that only replays need.
  ///
  /// - Parameters:
  ///   - rows: The option.
  ///   - others: Options that change how traces are replayed.
  /// - Returns: A rule for each.
  static func rules(_ rows: Option<Bool>, without others: [AnyOption]) -> [OptionRule] {
    others.map {
      .refuse(
        [.isOn(rows), .isGiven($0)],
        "--\($0.name) changes how traces are replayed, and rows are replayed already; leave it out")
    }
  }
}

/// The files of rows that a command line names.
enum RowFiles {
  /// The rows of all of them.
  ///
  /// - Parameter paths: Files, or `-` for stdin.
  /// - Returns: The rows in the order of files and lines.
  /// - Throws: A file that cannot be read, or what is wrong with a row, where, and what to do.
  static func rows(in paths: [String]) throws -> [RowReader.Row] {
    var rows: [RowReader.Row] = []
    for path in paths {
      guard path == "-" || !FileIO.isFolder(path) else {
        throw UserError("\(path): a folder; with --rows name the files of rows")
      }
      try read(path) { rows.append($0) }
    }
    return rows
  }

  /// Tells of the figures that rows do not have.
  static func warn(of missing: [(key: String, rows: Int)], among count: Int, _ console: Console) {
    // A key that only some rows lack is told with their number, all that none has in one line.
    let nowhere = missing.filter { $0.rows == count }.map { "'\($0.key)'" }
    if !nowhere.isEmpty {
      console.warn("no row has \(nowhere.joined(separator: ", ")); what needs it is without it")
    }
    for (key, rows) in missing where rows < count {
      console.warn(
        "'\(key)' is missing in \(rows) of \(Counted.text(count, "row")); what needs it is without \(rows == 1 ? "it" : "them")"
      )
    }
  }

  private static func read(_ path: String, _ body: (RowReader.Row) -> Void) throws {
    let name = FileIO.inputName(path)
    var (open, number): ([UInt8], Int) = ([], 0)
    func take(_ line: [UInt8]) throws {
      number += 1
      guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) else { return }
      body(try RowReader.row(of: line, path: name, number: number))
    }
    try FileIO.read(path) { chunk in
      var rest = chunk[...]
      while let feed = rest.firstIndex(of: UInt8(ascii: "\n")) {
        try take(open + rest[..<feed])
        open.removeAll(keepingCapacity: true)
        rest = rest[(feed + 1)...]
      }
      open += rest
    }
    if !open.isEmpty { try take(open) }
  }
}

extension RowSet {
  /// The rows in the files that a command line names, of the engines and models that it names.
  ///
  /// - Parameters:
  ///   - paths: Files, or `-` for stdin.
  ///   - invocation: What the call says of engines and models.
  ///   - console: Where is told what the rows do not have.
  ///   - severalThresholds: Whether rows that differ in the threshold alone are different rows.
  /// - Throws: A file that cannot be read, or what is wrong with a row or a policy file.
  init(
    of paths: [String], _ invocation: Invocation<OneTraceOptions>, _ console: Console,
    severalThresholds: Bool = false
  ) throws {
    let engines = invocation.engine.isEmpty ? nil : try EngineChoice.choices(invocation.engine).map(\.name)
    let models =
      invocation.isGiven(\.model) ? ModelChoice.models(invocation.model).map { "\($0.name)" } : nil
    try self.init(
      RowFiles.rows(in: paths), engines: engines, models: models, severalThresholds: severalThresholds)
    RowFiles.warn(of: missing, among: rows.count, console)
  }
}
