/// An object's members in order; keys are unique and compared by their bytes.
public struct JSONObject: Equatable, Sendable {
  /// A member of a JSON object: a key and its value.
  public struct Member: Equatable, Sendable {
    /// The member's name, unique in its object.
    public let key: String
    /// The value stored under ``key``.
    public var value: JSONValue
  }

  /// The members, in the order in which they were read or added.
  public private(set) var members: [Member] = []

  /// An empty object, `{}`.
  public init() {}

  /// True if the object has no members.
  public var isEmpty: Bool { members.isEmpty }

  /// The value of the member with this key; nil if there is none.
  ///
  /// Setting an existing member keeps its position, a new one is appended, and nil removes the member.
  public subscript(key: String) -> JSONValue? {
    get { index(of: key).map { members[$0].value } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Removes the member with this key and returns its value; nil if there was none.
  public mutating func remove(_ key: String) -> JSONValue? {
    index(of: key).map { members.remove(at: $0).value }
  }

  /// Appends a member whose key the object does not have yet; the caller has checked that.
  mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
  }

  /// The index of the member with this key, compared by bytes; nil if there is none.
  ///
  /// Swift's `==` treats "é" as one scalar and as two scalars alike, but JSON has two different keys.
  private func index(of key: String) -> Int? {
    let count = key.utf8.count
    return members.firstIndex { $0.key.utf8.count == count && Self.hasBytes(of: $0.key, key) }
  }

  /// True if two texts consist of the same bytes; texts stored contiguously are compared without copying.
  private static func hasBytes(of one: String, _ other: String) -> Bool {
    one.utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { one.elementsEqual($0) }
    }.flatMap { $0 } ?? one.utf8.elementsEqual(other.utf8)
  }
}
