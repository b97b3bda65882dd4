/// Values by key, fastest for the key used last: neighbouring gestures usually share device, person and intent.
struct PartTable<Key: Hashable & Sendable, Value: Equatable & Sendable>: Equatable, Sendable {
  private var keys: [Key] = []
  private var values: [Value] = []
  private var indices: [Key: Int] = [:]
  private var last = 0

  /// Starts a table without keys.
  init() {}

  static func == (left: Self, right: Self) -> Bool { left.dictionary == right.dictionary }

  /// Changes the value of a key by calling `body`; a new key starts with the value `first`.
  mutating func change(_ key: Key, from first: @autoclosure () -> Value, _ body: (inout Value) -> Void) {
    if last >= keys.count || keys[last] != key {
      last = indices[key] ?? keys.count
      if last == keys.count {
        indices[key] = last
        keys.append(key)
        values.append(first())
      }
    }
    body(&values[last])
  }

  /// The keys and values, in the order of their first use.
  var entries: Zip2Sequence<[Key], [Value]> { zip(keys, values) }

  /// The values by their keys, in a dictionary.
  var dictionary: [Key: Value] { Dictionary(uniqueKeysWithValues: zip(keys, values)) }
}
