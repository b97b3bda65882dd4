import TextFormats

/// The parts of a session's screen, and the order in which parts are dropped if there are too few lines.
///
/// First the blank lines are dropped, then progress, title and the pull in words. Then the notice and the instruction are
/// shortened, and last the reason. State, bar and keys always stay.
struct PromptLayout {
  /// A part of the screen, from top to bottom.
  enum Part: Int, CaseIterable {
    /// The protocol, its folder, and the number of the take.
    case title
    /// Progress as a bar, and the time left.
    case progress
    /// The instruction for the person, such as what to do with the finger.
    case words
    /// The session's state: waiting for fingers, or recording.
    case state
    /// The pull as the engine measures it, in words.
    case pull
    /// The pull as the engine measures it, as a bar.
    case bar
    /// The outcome of the previous take, with the reason if it was rejected.
    case outcome
    /// The keys that can be pressed.
    case keys
    /// A message that belongs to no other part.
    case notice

    /// True if no blank line separates the part from the previous one.
    var joins: Bool { self == .progress || self == .bar }
  }

  /// The parts that are dropped entirely when lines are missing, in this order.
  private static let whole: [Part] = [.progress, .title, .pull]
  /// The parts that are then shortened, in this order, each to a least number of lines.
  private static let cuts: [(part: Part, least: Int)] = [
    (.notice, 1), (.words, 1), (.notice, 0), (.outcome, 1),
  ]

  private var parts: [Part: [PromptScreen.Line]] = [:]
  private let ellipsis: String
  private let width: Int

  /// Creates a screen without any parts.
  ///
  /// - Parameters:
  ///   - ellipsis: The ending of shortened text.
  ///   - width: The width of a line in columns, including the left margin.
  init(ellipsis: String, width: Int) {
    (self.ellipsis, self.width) = (ellipsis, width)
  }

  /// Sets the lines of one part of the screen.
  mutating func add(_ part: Part, _ lines: [PromptScreen.Line]) {
    if !lines.isEmpty { parts[part] = lines }
  }

  /// The lines of the whole screen, from top to bottom.
  ///
  /// - Parameter room: The most lines.
  /// - Returns: At most `room` lines.
  func lines(room: Int) -> [PromptScreen.Line] {
    var layout = self
    for part in Self.whole where layout.count > room { layout.parts[part] = nil }
    for (part, least) in Self.cuts where layout.count > room {
      layout.cut(part, by: layout.count - room, least: least)
    }
    return Array(layout.spaced(room: room).prefix(room))
  }

  private var count: Int { parts.values.reduce(0) { $0 + $1.count } }

  private mutating func cut(_ part: Part, by surplus: Int, least: Int) {
    guard let lines = parts[part], lines.count > least else { return }
    var kept = Array(lines.prefix(max(least, lines.count - surplus)))
    if let last = kept.popLast() {
      let columns = min(width, TextColumns.width(of: last.text) + ellipsis.count)
      let longer = last.text + PaddedText.spaces(width)
      kept.append(
        PromptScreen.Line(
          text: TextColumns.cut(longer, to: columns, ellipsis: ellipsis), emphasis: last.emphasis))
    }
    parts[part] = kept
  }

  /// The parts from top to bottom, separated by blank lines as long as `room` allows.
  private func spaced(room: Int) -> [PromptScreen.Line] {
    let blank = PromptScreen.Line(text: "", emphasis: .plain)
    let present = Part.allCases.filter { parts[$0] != nil }
    let groups = present.count { !$0.joins }
    var blanks = max(0, room - count)
    var lines = blanks >= groups ? [blank] : []
    for (index, part) in present.enumerated() {
      lines += parts[part] ?? []
      if index + 1 < present.count, blanks > 0, !present[index + 1].joins {
        lines.append(blank)
        blanks -= 1
      }
    }
    return lines
  }
}
