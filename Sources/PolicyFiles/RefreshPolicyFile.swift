import PullToRefresh
import TextFormats

/// A policy file, schema `overscroll-policy/1`: a ``RefreshPolicy`` with a name.
package struct RefreshPolicyFile: Sendable {
  /// The engine's name in results: the file's `name`, else the file's own name without `.json`.
  package let name: String
  /// The policy it describes.
  package let policy: RefreshPolicy
  /// The path of the file, as given; nil for a policy that was not read from a file.
  package private(set) var path: String?

  /// The schema's identifier.
  package static let schema = "overscroll-policy/1"
  /// Largest length a policy may name, in points.
  static let longest = RefreshPolicy.longestLength
  /// Longest time a policy may name, in milliseconds: ten minutes.
  static let slowest = 600_000.0
  /// Fastest motion a policy may name, in points per second.
  static let fastest = 1e6
  /// The largest gain, in points of pull per point of travel.
  static let strongest = 1000.0
  /// The most fingers a policy may name.
  static let mostContacts = 100
  /// The default time an inset takes to close, in seconds (`Replaying.md`, "Time").
  static let standardClosing = 0.3

  /// A policy with a name.
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
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONReader.value(of: bytes)
    } catch {
      throw PolicyFileError(
        "\(path):\(error.line):\(error.column)", fault: "\(error.problem); correct the JSON there")
    }
    try self.init(json, path: path)
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

  /// The machine that follows the policy, idle.
  ///
  /// - Parameters:
  ///   - viewportLength: Length of the scroll view, in points.
  ///   - topInset: The top inset before the machine adds to it, in points.
  /// - Returns: The engine.
  package func engine(viewportLength: Double, topInset: Double) -> RefreshEngine {
    .policy(RefreshMachine(policy, viewport: viewportLength, originalTopInset: topInset))
  }

  private static func stem(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".json") ? String(last.dropLast(5)) : last
  }
}

extension RefreshPolicyFile: Equatable {
  /// Compares name and content, not the files.
  package static func == (left: RefreshPolicyFile, right: RefreshPolicyFile) -> Bool {
    left.name == right.name && left.policy == right.policy
  }

  /// The same policy with another name.
  ///
  /// - Parameter name: Its name in results.
  /// - Returns: The policy, with the same file path.
  package func called(_ name: String) -> RefreshPolicyFile {
    var file = RefreshPolicyFile(name: name, policy: policy)
    file.path = path
    return file
  }
}
