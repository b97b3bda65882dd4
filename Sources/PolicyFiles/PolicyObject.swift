import TextFormats

/// An object in a policy file, with its path, such as `$` or `$.gates`.
struct PolicyObject {
  let path: String
  let json: JSONObject

  subscript(key: String) -> JSONValue? { json[key] }

  /// True if the key is present, whatever its value.
  func has(_ key: String) -> Bool { json[key] != nil }

  /// The path of a key in this object.
  func path(of key: String) -> String { "\(path).\(key)" }
}
