/// One thing that is wrong in a policy file.
package struct PolicyProblem: Equatable, Sendable, CustomStringConvertible {
  /// A kind of mistake.
  package enum Kind: Equatable, Sendable {
    /// A key, type or value that says nothing.
    case unreadable
    /// Two bounds that leave nothing between them.
    case emptyRange
  }

  /// The path in the JSON: `$` is the file, `$.gates.cooldown_ms` a key of the object `gates`.
  package let path: String
  /// The mistake, and what must be there instead.
  package let text: String
  /// The kind of mistake.
  package let kind: Kind

  /// `$.threshold.points is -1; it must be a number from 0 to 100000 pt`.
  package var description: String { "\(path) \(text)" }
}

/// Every mistake in a policy file, in the order of the file's keys as they are documented.
package struct PolicyFileError: Error, Equatable, CustomStringConvertible {
  /// The path as given, with line and column where the JSON itself is wrong.
  package let location: String
  /// At least one.
  package let problems: [PolicyProblem]
  /// The reason why there is no JSON to speak of; nil where there is.
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

  /// A line for each problem: `mine.json: $.treshold is no key of a policy; did you mean 'threshold'?`.
  package var lines: [String] {
    fault.map { ["\(location): \($0)"] } ?? problems.map { "\(location): \($0)" }
  }

  /// The lines in one.
  package var description: String { lines.joined(separator: "\n") }
}
