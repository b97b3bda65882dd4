/// An error in a gate file, with its position.
package struct GateError: Error, Equatable, CustomStringConvertible {
  /// The line number of the error, from 1.
  package let line: Int
  /// The column of the error in characters, from 1.
  package let column: Int
  /// What is wrong and what to write instead.
  package let problem: String
  /// The path of the gate file, as given.
  package let file: String

  /// The full message, such as `gates.txt:3:9: there is no figure 'recal'; write …`.
  package var description: String { "\(file):\(line):\(column): \(problem)" }
}
