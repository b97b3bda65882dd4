import TextFormats

/// An options file, schema `overscroll-options/1`: the name of an engine or of a model, and values of its options.
///
///     {"schema":"overscroll-options/1","engine":"mrefresh","options":{"threshold":90}}
package struct OptionsFile: Sendable {
  /// What an options file can change; the raw value is the key of its name.
  package enum Kind: String, Sendable {
    case engine, model

    /// The noun with its article.
    var noun: String { self == .engine ? "an engine" : "a model" }
  }

  /// The value of `schema`.
  package static let schema = "overscroll-options/1"

  /// The name of the engine or model.
  package let name: String
  /// The values by option, in the order of the file.
  package let options: [(name: String, value: JSONValue)]

  /// Reads an options file; nil for another kind of file.
  ///
  /// - Parameters:
  ///   - json: The whole file.
  ///   - path: The file's path, for messages.
  ///   - kind: What the file must change.
  /// - Throws: An error that says what is wrong, and where.
  package init?(_ json: JSONValue, path: String, of kind: Kind) throws(PolicyFileError) {
    guard json["schema"]?.string == Self.schema, let file = json.object else { return nil }
    let key = kind.rawValue
    let known = ["schema", key, "options"]
    if let other = file.members.first(where: { !known.contains($0.key) })?.key {
      let fault =
        Kind(rawValue: other).map { "it has options of \($0.noun); give it to --\($0.rawValue)" }
        ?? "\(Suggestion.complaint(kind: "key", name: other, names: known)); options belong in 'options'"
      throw PolicyFileError(path, fault: fault)
    }
    guard let name = json[key]?.string, let options = json["options"]?.object else {
      throw PolicyFileError(
        path, fault: "'\(key)' must be a name, and 'options' an object of their values")
    }
    (self.name, self.options) = (name, options.members.map { ($0.key, $0.value) })
  }
}
