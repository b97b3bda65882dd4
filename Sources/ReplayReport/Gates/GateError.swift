/// An error in a gate file, and where it is.
package struct GateError: Error, Equatable, CustomStringConvertible {
  /// Line, from 1.
  package let line: Int
  /// Character of the line, from 1.
  package let column: Int
  /// The problem: what is wrong and what to write.
  package let problem: String
  /// The file's path as given.
  package let file: String

  /// `gates.txt:3:9: there is no figure 'recal'; write …`.
  package var description: String { "\(file):\(line):\(column): \(problem)" }
}
