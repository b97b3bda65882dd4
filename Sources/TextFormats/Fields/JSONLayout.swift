/// Formats JSON for people: a value that fits on one line stays on it; a longer one is split into indented lines.
enum JSONLayout {
  private static let width = 120
  private static let step = 2

  /// A JSON value as indented lines, each ending with a line feed.
  static func text(of value: JSONValue) -> String { text(of: value, indent: 0, behind: 0) + "\n" }

  private static func text(of value: JSONValue, indent: Int, behind start: Int) -> String {
    let line = line(of: value)
    // A comma may follow, so one character stays free.
    if indent + start + line.count < width { return line }
    let margin = "\n" + PaddedText.spaces(indent + step)
    let end = "\n" + PaddedText.spaces(indent)
    switch value {
    case .object(let object):
      let members = object.members.map { member in
        let key = JSONValue.string(member.key)
        let name = self.line(of: key) + ": "
        return name + text(of: member.value, indent: indent + step, behind: name.count)
      }
      return "{" + margin + members.joined(separator: "," + margin) + end + "}"
    case .array(let values) where values.allSatisfy { $0.string != nil }:
      var (text, used) = ("[", width)
      for (index, value) in values.enumerated() {
        let word = self.line(of: value) + (index + 1 < values.count ? "," : "")
        let fits = used + 1 + word.count <= width
        text += fits ? " " + word : margin + word
        used = fits ? used + 1 + word.count : indent + step + word.count
      }
      return text + end + "]"
    case .array(let values):
      let texts = values.map { text(of: $0, indent: indent + step, behind: 0) }
      return "[" + margin + texts.joined(separator: "," + margin) + end + "]"
    default: return line
    }
  }

  private static func line(of value: JSONValue) -> String {
    switch value {
    case .object(let object):
      let members = object.members.map { "\(line(of: .string($0.key))): \(line(of: $0.value))" }
      return "{" + members.joined(separator: ", ") + "}"
    case .array(let values): return "[" + values.map(line).joined(separator: ", ") + "]"
    default: return JSONWriter.text(of: value)
    }
  }
}
