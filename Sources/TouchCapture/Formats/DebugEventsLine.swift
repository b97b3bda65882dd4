import GestureTraces

/// One line of the output of `libinput debug-events`, after any prefix that a logger added.
struct DebugEventsLine {
  /// The events that this reader uses; raw values are the names in the lines.
  enum Event: String {
    case added = "DEVICE_ADDED"
    case axis = "POINTER_AXIS"
    case finger = "POINTER_SCROLL_FINGER"
    case wheel = "POINTER_SCROLL_WHEEL"
    case continuous = "POINTER_SCROLL_CONTINUOUS"
    case down = "TOUCH_DOWN"
    case motion = "TOUCH_MOTION"
    case up = "TOUCH_UP"
    case cancel = "TOUCH_CANCEL"
    case holdBegin = "GESTURE_HOLD_BEGIN"
    case holdEnd = "GESTURE_HOLD_END"
    /// Any libinput event that this reader does not use.
    case other = ""
    /// A line that ends within the event's name.
    case cut = "…"

    private static let otherStarts = [
      "POINTER_", "TOUCH_", "GESTURE_", "KEYBOARD_", "DEVICE_", "TABLET_", "SWITCH_",
    ]

    /// The events that this reader uses: those of scrolls and touches.
    private static let readNames: [Event] = [
      .axis, .finger, .wheel, .continuous, .down, .motion, .up, .cancel, .holdBegin, .holdEnd,
    ]

    /// The event that a word names; nil for any other word.
    ///
    /// - Parameters:
    ///   - word: The word after the device's name.
    ///   - isLast: Whether the line ends with this word.
    init?(word: Substring, isLast: Bool) {
      if let known = Event(rawValue: String(word)), known != .other, known != .cut {
        self = known
      } else if isLast, Self.readNames.contains(where: { $0.rawValue.hasPrefix(word) }) {
        self = .cut
      } else if Self.otherStarts.contains(where: word.hasPrefix) {
        self = .other
      } else {
        return nil
      }
    }

    /// True for a scroll event, `POINTER_AXIS` or its successors `POINTER_SCROLL_…`.
    var isScroll: Bool { [.axis, .finger, .wheel, .continuous].contains(self) }
  }

  /// The content of a line that this reader uses.
  enum Kind {
    /// An event without a position, such as a scroll.
    case plain(TraceEvent.Kind)
    /// A lift of the only contact, in a line that gives no slot, as old versions wrote it.
    case lift(isCancel: Bool)
    /// A contact in millimetres and in fractions of the surface, and the implied length of the surface's longer side in millimetres.
    case contact(millimetres: TraceEvent.Kind, shares: TraceEvent.Kind, side: Double)
  }

  /// The event that the line names.
  let event: Event
  /// The device's kernel name, such as `event4`.
  let device: String
  /// The words of the line after the event's name.
  private let words: [Substring]
  /// The index of the time in ``words``; nil if the line has none.
  private let clock: Int?

  /// Reads a line of this program; nil for any other line.
  init?(_ line: ArraySlice<UInt8>) {
    // A fast check for long logs that contain mostly other lines.
    guard line.holds("event") else { return nil }
    let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" }
    for (index, word) in words.enumerated().dropFirst() {
      guard let device = Self.device(words[index - 1]),
        let event = Event(word: word, isLast: index == words.count - 1)
      else { continue }
      (self.event, self.device, self.words) = (event, device, Array(words[(index + 1)...]))
      // An event count may precede the time.
      clock = self.words.prefix(3).firstIndex { $0.hasPrefix("+") }
      return
    }
    return nil
  }

  /// The device's kernel name in a word such as `-event4`, without marks and quotes before it; nil for any other word.
  private static func device(_ word: Substring) -> String? {
    guard let start = word.firstRange(of: "event")?.lowerBound else { return nil }
    let name = word[start...]
    let digits = name.dropFirst(5)
    return !digits.isEmpty && digits.allSatisfy(\.isASCII) && digits.allSatisfy(\.isNumber)
      ? String(name) : nil
  }

  // MARK: Time

  /// The latest time that is accepted, in seconds; a trace's own limit may be lower.
  private static let latest = 1e9

  private var timeText: Substring? {
    guard let clock, words[clock].hasSuffix("s") else { return nil }
    return words[clock].dropFirst().dropLast()
  }

  /// The time in microseconds since the program started; nil if the line is truncated or damaged.
  var time: Int64? {
    guard let text = timeText, let seconds = Double(text), (0...Self.latest).contains(seconds) else {
      return nil
    }
    return Int64((seconds * 1e6).rounded())
  }

  /// True if the time has three decimals, so that it is exact to a millisecond.
  var hasFineTime: Bool {
    guard let text = timeText, let point = text.firstIndex(of: ".") else { return false }
    return text[point...].count > 3
  }

  // MARK: Description

  /// The device's name in a `DEVICE_ADDED` line.
  var name: String {
    let end = words.firstIndex { $0.hasPrefix("seat") } ?? words.endIndex
    // A count may precede the name, but a number may also be part of it.
    return words[..<end].joined(separator: " ")
  }

  /// The size of the device's surface; nil if not given.
  var size: TraceDevice.Size? {
    guard let label = words.firstIndex(of: "size"), label + 1 < words.count, words[label + 1].hasSuffix("mm")
    else { return nil }
    let sides = words[label + 1].dropLast(2).split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy(TraceDevice.sides.contains) else { return nil }
    return .millimetres(sides[0], sides[1])
  }

  // MARK: Event

  /// The words after the time: the values of the event.
  var values: ArraySlice<Substring> { clock.map { words[($0 + 1)...] } ?? [] }

  /// The event with its values; nil if the line is truncated or damaged.
  var kind: Kind? {
    switch event {
    case .axis, .finger, .wheel, .continuous: scroll.map(Kind.plain)
    case .down, .motion: contact
    case .up, .cancel: slot.map { .plain(event == .up ? .up(slot: $0) : .cancel(slot: $0)) } ?? bareLift
    case .holdBegin: fingers.map { .plain(.hold(fingers: $0)) }
    case .holdEnd: fingers.map { .plain(.unhold(fingers: $0, cancelled: values.contains("cancelled"))) }
    case .added, .other, .cut: nil
    }
  }

  /// The largest number of fingers that a line may give for a gesture.
  private static let mostFingers = 10

  private var fingers: Int? {
    values.first.flatMap { Int($0) }.flatMap { (1...Self.mostFingers).contains($0) ? $0 : nil }
  }

  private var bareLift: Kind? { clock != nil && values.isEmpty ? .lift(isCancel: event == .cancel) : nil }

  /// The contact's slot; a single-contact device has slot -1.
  private var slot: Int? {
    values.first.flatMap { Int($0) }.flatMap { (-1...TraceEvent.mostSlots).contains($0) ? max(0, $0) : nil }
  }

  /// Reads a position such as `0 (0) 45.32/67.20 (120.50/88.00mm)`: percent of the surface, then millimetres.
  ///
  /// For a device without a resolution, the second pair is in device units.
  private var contact: Kind? {
    let pairs = values.dropFirst(2).joined().split { $0 == "(" || $0 == ")" }.prefix(2).map(Self.pair)
    guard let slot, pairs.count == 2, let percent = pairs[0], let place = pairs[1] else { return nil }
    let kind = { (x: Double, y: Double) -> TraceEvent.Kind in
      event == .down ? .down(slot: slot, x: x, y: y) : .move(slot: slot, x: x, y: y)
    }
    let side = { (place: Double, percent: Double) in percent > 0 ? place / percent * 100 : 0 }
    return .contact(
      millimetres: kind(place.0, place.1), shares: kind(percent.0 / 100, percent.1 / 100),
      side: max(side(place.0, percent.0), side(place.1, percent.1)))
  }

  private static func pair(_ text: Substring) -> (Double, Double)? {
    let parts = (text.hasSuffix("mm") ? text.dropLast(2) : text).split(separator: "/")
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]),
      max(abs(x), abs(y)) <= TraceEvent.furthest
    else { return nil }
    return (x, y)
  }
}
