import PullToRefresh
import TextFormats
import TraceReplay

extension ConfiguredEngine {
  /// The value of `schema` in a file of engine options.
  package static let schema = "overscroll-options/1"

  /// Reads the engine that an options file describes; nil for another kind of file.
  ///
  ///     {"schema":"overscroll-options/1","engine":"mrefresh","options":{"threshold":90}}
  ///
  /// - Parameters:
  ///   - json: The whole file.
  ///   - path: The file's path, for messages.
  /// - Throws: An error that says what is wrong, and where.
  package init?(_ json: JSONValue, path: String) throws(ExperimentError) {
    guard json["schema"]?.string == Self.schema, let file = json.object else { return nil }
    let known = ["schema", "engine", "options"]
    if let other = file.members.first(where: { !known.contains($0.key) })?.key {
      throw ExperimentError(
        "\(path): \(Suggestion.complaint(kind: "key", name: other, names: known)); options belong in 'options'"
      )
    }
    guard let name = json["engine"]?.string, let options = json["options"]?.object else {
      throw ExperimentError("\(path): 'engine' must be a name, and 'options' an object of their values")
    }
    guard let system = RefreshSystem(named: name) else {
      throw ExperimentError(
        "\(path): \(Suggestion.complaint(kind: "engine", name: name, names: RefreshEngine.names, list: "overscroll engines"))"
      )
    }
    do throws(Fault) {
      try self.init(system, options.members.map { ($0.key, .json($0.value)) })
    } catch {
      throw ExperimentError("\(path): \(error)")
    }
  }
}
