import TextFormats

/// A program that does not answer as an engine of `overscroll-engine/1` does: which, what it did, and what to do.
package struct EngineFault: Error, Equatable, CustomStringConvertible {
  /// The line for people, without the program's name.
  package let problem: String
  /// The command that started it.
  package let command: String
  /// True if it has failed so often that it is not started again: nothing that comes after can do better.
  package internal(set) var isFinal = false

  /// A fault of the program that a command started.
  init(_ command: String, _ problem: String) { (self.command, self.problem) = (command, problem) }

  package var description: String {
    "\(ExternalEngine.prefix)\(command.withoutControlCharacters): \(problem)"
  }
}
