import TextFormats

/// An object of a policy file, with where it stands: `$`, `$.gates`.
struct PolicyObject {
  let path: String
  let json: JSONObject

  subscript(key: String) -> JSONValue? { json[key] }

  /// True where the key is there, whatever its value.
  func has(_ key: String) -> Bool { json[key] != nil }

  /// The path of a key in it.
  func path(of key: String) -> String { "\(path).\(key)" }
}
