import GestureTraces
import TextFormats

/// The text of a trace's header line, in which single members can be changed while every other byte stays.
struct HeaderText {
  /// The bytes of one member, from its key to the end of its value.
  private struct Member {
    let key: String
    let start: Int
    let value: Range<Int>
  }

  /// The bytes of the line without its line ending.
  private(set) var bytes: [UInt8]

  /// Takes over the bytes of a header line, which must be one JSON object.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The keys that come before `intent` in a header as this program writes it.
  private static let before = [
    "format", "version", "device", "units", "source", "started", "layers", "settings",
  ]

  /// Sets the members `intent` and `labels`; without labels, the key `labels` is removed.
  mutating func set(_ intent: Intent?, _ labels: [LabelledSpan]) {
    if let intent { set("intent", "\"\(intent.rawValue)\"", after: Self.before) }
    guard !labels.isEmpty else { return remove("labels") }
    set("labels", TraceWriter.text(of: labels), after: Self.before + ["intent"])
  }

  private mutating func set(_ key: String, _ value: String, after known: [String]) {
    let members = members
    if let member = members.first(where: { $0.key == key }) {
      bytes.replaceSubrange(member.value, with: value.utf8)
    } else if let last = members.last(where: { known.contains($0.key) }) {
      bytes.insert(contentsOf: ",\"\(key)\":\(value)".utf8, at: last.value.upperBound)
    }
  }

  private mutating func remove(_ key: String) {
    let members = members
    guard let index = members.firstIndex(where: { $0.key == key }) else { return }
    if index > 0 {
      bytes.removeSubrange(members[index - 1].value.upperBound..<members[index].value.upperBound)
    } else if members.count > 1 {
      bytes.removeSubrange(members[0].start..<members[1].start)
    }
  }

  // MARK: Where members are

  /// The members of the header's object. The line is valid JSON, so only strings, brackets and commas need to be examined.
  private var members: [Member] {
    var members: [Member] = []
    var position = (bytes.firstIndex(of: UInt8(ascii: "{")) ?? bytes.count) + 1
    while let start = bytes[min(position, bytes.count)...].firstIndex(of: UInt8(ascii: "\"")) {
      let keyEnd = endOfText(start)
      guard let colon = bytes[keyEnd...].firstIndex(of: UInt8(ascii: ":")),
        let value = bytes[(colon + 1)...].firstIndex(where: { !Self.isSpace($0) })
      else { break }
      let end = endOfValue(value)
      let key = try? JSONReader.value(of: Array(bytes[start..<keyEnd])).string
      members.append(Member(key: key ?? "", start: start, value: value..<end))
      position = end
    }
    return members
  }

  private func endOfText(_ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// The index of the end of the value that begins at `start`, without trailing spaces.
  private func endOfValue(_ start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = endOfText(index)
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return trimmed(start, index) }
        depth -= 1
      case UInt8(ascii: ","): if depth == 0 { return trimmed(start, index) }
      default: break
      }
      index += 1
    }
    return index
  }

  private func trimmed(_ start: Int, _ end: Int) -> Int {
    bytes[start..<end].lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? end
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
