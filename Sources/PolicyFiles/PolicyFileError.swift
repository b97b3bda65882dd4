import TextFormats

/// One error in a policy file.
package struct PolicyProblem: Equatable, Sendable, CustomStringConvertible {
  /// The kinds of error in a policy file: something invalid, or bounds that exclude each other.
  package enum Kind: Equatable, Sendable {
    /// A key, type or value that is not valid.
    case unreadable
    /// A lower bound above the upper one, so that no value lies between them.
    case emptyRange
  }

  /// The place of the error in the JSON: `$` is the file, `$.gates.cooldown_ms` a key of the object `gates`.
  package let path: String
  /// What is wrong at the path, and what is allowed instead.
  package let text: String
  /// Whether something is invalid, or bounds exclude each other.
  package let kind: Kind

  /// Path and text: `$.threshold.points is -1; it must be a number from 0 to 100000 pt`.
  package var description: String { "\(path) \(text)" }
}

/// All errors in a policy file, in the order in which its keys are documented.
package struct PolicyFileError: Error, Equatable, CustomStringConvertible {
  /// The path of the file as given, with line and column if the JSON itself is invalid.
  package let location: String
  /// The errors, at least one unless ``fault`` is set.
  package let problems: [PolicyProblem]
  /// Why the file is not JSON; nil if it is.
  package let fault: String?

  init(_ location: String, _ problems: [PolicyProblem]) {
    self.location = location
    self.problems = problems
    fault = nil
  }

  init(_ location: String, fault: String) {
    self.location = location
    self.fault = fault
    problems = []
  }

  /// The JSON in a file's contents; an error with line and column if it is not JSON.
  static func json(of bytes: [UInt8], path: String) throws(PolicyFileError) -> JSONValue {
    do throws(JSONError) {
      return try JSONReader.value(of: bytes)
    } catch {
      throw PolicyFileError(
        "\(path):\(error.line):\(error.column)", fault: "\(error.problem); correct the JSON there")
    }
  }

  /// One line per error: `mine.json: $.treshold is no key of a policy; did you mean 'threshold'?`.
  package var lines: [String] {
    fault.map { ["\(location): \($0)"] } ?? problems.map { "\(location): \($0)" }
  }

  /// All ``lines``, separated by line feeds.
  package var description: String { lines.joined(separator: "\n") }
}
