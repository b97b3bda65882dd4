/// What is wrong with a gate file, and where.
public struct GateError: Error, Equatable, CustomStringConvertible {
  /// Line, from 1.
  public let line: Int
  /// Character of the line, from 1.
  public let column: Int
  /// What is wrong and what to write.
  public let problem: String
  /// The file's path as given.
  public let file: String

  /// `gates.txt:3:9: there is no figure 'recal'; write …`.
  public var description: String { "\(file):\(line):\(column): \(problem)" }
}
