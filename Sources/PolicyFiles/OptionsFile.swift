import TextFormats

/// An options file, schema `overscroll-options/1`: the name of an engine or of a model, and values of its options.
///
///     {"schema":"overscroll-options/1","engine":"mrefresh","options":{"threshold":90}}
package struct OptionsFile: Equatable, Sendable {
  /// What an options file can change; the raw value is the key of its name.
  package enum Kind: String, CaseIterable, Sendable {
    case engine, model

    /// The option of the command line that takes such a file.
    var option: String { "--\(rawValue)" }
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
        Kind(rawValue: other).map {
          "it has options of \(other == "engine" ? "an engine" : "a model"); give it to \($0.option)"
        }
        ?? "\(Suggestion.complaint(kind: "key", name: other, names: known)); options belong in 'options'"
      throw PolicyFileError(path, fault: fault)
    }
    guard let name = json[key]?.string, let options = json["options"]?.object else {
      throw PolicyFileError(
        path, fault: "'\(key)' must be a name, and 'options' an object of their values")
    }
    (self.name, self.options) = (name, options.members.map { ($0.key, $0.value) })
  }

  package static func == (one: OptionsFile, other: OptionsFile) -> Bool {
    one.name == other.name && one.options.elementsEqual(other.options) { $0 == $1 }
  }
}
