/// An object's members in order; keys are unique and compared by their bytes.
public struct JSONObject: Equatable, Sendable {
  /// One name and its value.
  public struct Member: Equatable, Sendable {
    /// The name.
    public let key: String
    /// The value.
    public var value: JSONValue
  }

  /// The members in order.
  public private(set) var members: [Member] = []

  /// No members.
  public init() {}

  /// True if there are no members.
  public var isEmpty: Bool { members.isEmpty }

  /// The value of a member. Setting an existing one keeps its position, a new one is appended, and nil removes it.
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

  /// Removes a member and returns its value.
  public mutating func remove(_ key: String) -> JSONValue? {
    index(of: key).map { members.remove(at: $0).value }
  }

  /// Appends a member whose key is known to be new.
  mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
  }

  /// Compared by bytes: Swift's `==` treats "é" as one scalar and as two scalars alike, but JSON has two different keys.
  private func index(of key: String) -> Int? {
    let count = key.utf8.count
    return members.firstIndex { $0.key.utf8.count == count && Self.hasBytes(of: $0.key, key) }
  }

  /// True if the bytes are equal, compared directly for contiguous (native) texts.
  private static func hasBytes(of one: String, _ other: String) -> Bool {
    one.utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { one.elementsEqual($0) }
    }.flatMap { $0 } ?? one.utf8.elementsEqual(other.utf8)
  }
}
