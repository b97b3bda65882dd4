import GestureTraces

/// Rows of comma-separated values (RFC 4180, lines ending with a line feed): numbers as in JSON, nothing for what is not there.
public struct CSVRows: Sendable {
  /// What is written so far, with a first line of names.
  public private(set) var text: String
  private let columns: Int

  /// No rows yet.
  ///
  /// - Parameter names: One for each column.
  public init(_ names: [String]) {
    columns = names.count
    text = names.joined(separator: ",") + "\n"
  }

  /// Adds a row with a cell for every column.
  public mutating func add(_ cells: [String]) {
    precondition(cells.count == columns, "a row needs a cell for every column")
    text += cells.map(Self.quoted).joined(separator: ",") + "\n"
  }

  /// A number as a cell; empty for none.
  public static func cell(_ number: Double?) -> String {
    guard let number, number.isFinite else { return "" }
    return JSONWriter.text(of: number)
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.contains(where: { ",\"\n\r".contains($0) || $0 == "\r\n" }) else { return cell }
    return "\"" + cell.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
