/// The keys that an object has so far; detects a repeated key, efficiently for few and for thousands of keys.
struct JSONKeySet {
  /// The number of keys up to which comparing a new key with each is faster than hashing.
  private static let few = 16

  private var hashed: Set<[UInt8]> = []

  /// Adds a key of the object being read; false if the object already has it.
  mutating func insert(_ key: String, in object: JSONObject) -> Bool {
    guard object.members.count >= Self.few else { return object[key] == nil }
    if hashed.isEmpty { hashed = Set(object.members.map { Array($0.key.utf8) }) }
    return hashed.insert(Array(key.utf8)).inserted
  }
}
