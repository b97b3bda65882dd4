import PullToRefresh
import TextFormats

/// A policy file, schema `overscroll-policy/1`: a ``RefreshPolicy`` with a name.
package struct RefreshPolicyFile: Sendable {
  /// The engine's name in results: the file's `name`, else the file's own name without `.json`.
  package let name: String
  /// The policy that the file describes.
  package let policy: RefreshPolicy
  /// The path of the file, as given; nil for a policy that was not read from a file.
  package private(set) var path: String?

  /// The name and version of the file format, the value of a file's `schema`.
  package static let schema = "overscroll-policy/1"
  /// The largest length that a policy file may contain, in points.
  static let longest = RefreshPolicy.longestLength
  /// The longest time that a policy file may contain, in milliseconds: ten minutes.
  static let slowest = 600_000.0
  /// The fastest motion that a policy file may contain, in points per second.
  static let fastest = 1e6
  /// The largest gain that a policy file may contain, in points of pull per point of travel.
  static let strongest = 1000.0
  /// The largest number of fingers that a policy file may contain.
  static let mostContacts = 100
  /// The default time an inset takes to close, in seconds (`Replaying.md`, "Time").
  static let standardClosing = 0.3

  /// A policy that is called `name` in results and was not read from a file.
  package init(name: String, policy: RefreshPolicy) {
    self.name = name
    self.policy = policy
  }

  /// Reads a policy from a file's contents.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The file's path, for messages.
  /// - Throws: ``PolicyFileError`` if it is not a policy.
  package init(_ bytes: [UInt8], path: String) throws(PolicyFileError) {
    try self.init(try PolicyFileError.json(of: bytes, path: path), path: path)
  }

  /// Reads a policy from JSON.
  ///
  /// - Parameters:
  ///   - json: The whole file.
  ///   - path: The file's path, for messages.
  /// - Throws: All errors, each with path, value and range.
  package init(_ json: JSONValue, path: String) throws(PolicyFileError) {
    var reader = PolicyReader()
    let file = reader.readPolicyFile(json, named: Self.stem(of: path))
    guard let file, reader.problems.isEmpty else { throw PolicyFileError(path, reader.problems) }
    self = file
    self.path = path
  }

  /// An idle engine that follows the policy.
  ///
  /// - Parameters:
  ///   - viewportLength: Length of the scroll view, in points.
  ///   - topInset: The top inset before the engine adds to it, in points.
  /// - Returns: The engine.
  package func engine(viewportLength: Double, topInset: Double) -> RefreshEngine {
    .policy(RefreshMachine(policy, viewport: viewportLength, originalTopInset: topInset))
  }

  /// The last part of a path, without `.json`.
  static func stem(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".json") ? String(last.dropLast(5)) : last
  }
}

extension RefreshPolicyFile: Equatable {
  /// True if both have the same name and the same policy; the paths of their files are not compared.
  package static func == (left: RefreshPolicyFile, right: RefreshPolicyFile) -> Bool {
    left.name == right.name && left.policy == right.policy
  }

  /// The same policy with another name.
  ///
  /// - Parameter name: The new name in results.
  /// - Returns: The policy, with the same file path.
  package func called(_ name: String) -> RefreshPolicyFile {
    var file = RefreshPolicyFile(name: name, policy: policy)
    file.path = path
    return file
  }
}
