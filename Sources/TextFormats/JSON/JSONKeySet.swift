/// The keys an object has so far: finds one that stands twice, also among thousands, without much work for a few.
struct JSONKeySet {
  /// Up to here comparing with each is faster than hashing.
  private static let few = 16

  private var hashed: Set<[UInt8]> = []

  /// Tells whether `key` is new to `object`, the object being read.
  mutating func insert(_ key: String, in object: JSONObject) -> Bool {
    guard object.members.count >= Self.few else { return object[key] == nil }
    if hashed.isEmpty { hashed = Set(object.members.map { Array($0.key.utf8) }) }
    return hashed.insert(Array(key.utf8)).inserted
  }
}
