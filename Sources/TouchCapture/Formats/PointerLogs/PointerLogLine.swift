import TextFormats

/// The contacts and scrolls in one line of a log of any program.
///
///     MotionEvent { action=ACTION_MOVE, id[0]=0, x[0]=596.2, y[0]=823.4, … eventTime=256233984, … }     Android
///     MotionEvent(deviceId=5, eventTime=256233984000000, action=MOVE, … pointers=[0: (596.2, 823.4)])   dumpsys input
///     PointerMoveEvent#1a2b3(position: Offset(195.3, 300.0), timeStamp: 0:00:27.58, …)                  Flutter
///     <UITouch: 0x1> phase: Moved tap count: 1 … location in window: {160, 214} …                      UIKit
///     QTouchEvent(TouchUpdate … 2 points: (TouchPoint(1 (587.9,449.4) TouchPointMoved …), TouchPoint(…  Qt 5
///     QEventPoint(id=1 ts=39854 pos=587.9,449.4 … Updated …)                                            Qt 6
///     Touch move: client 291,146, page 291,10246, scrollY 10100                                         a page's own
///     wheel deltaX: 0 deltaY: -13 deltaMode: 0                                                          a page's own
struct PointerLogLine {
  /// The samples of the line, all with the same time; empty if the line has no contact or scroll.
  private(set) var samples: [PointerSample] = []
  /// The number of mouse events in the line, for which no samples are made.
  private(set) var mouseEvents = 0
  /// True if the line is about a touch but has no position.
  private(set) var lacksPlace = false
  /// The unit of the positions, if it is known for the program that wrote the line; otherwise nil.
  private(set) var units: String?
  /// True if the line gives the content's position but no finger.
  private(set) var isOfContent = false
  /// A time that applies to the following lines without one, as in UIKit's `<UITouchesEvent: 0x1> timestamp: 8154.3 touches:`.
  private(set) var timeBelow: SampleTimes.Named?

  /// The words of which a line about a contact contains at least one, alone or as part of another word.
  private static let contactWords = ["touch", "pointer", "motionevent", "finger", "qeventpoint"]
  /// The names that programs print before the content's position, in lower case without punctuation.
  static let contentNames = ["contentoffset", "scrolltop", "scrolly", "scrolloffset", "pixels"]
  /// The names that programs print before the number that identifies a finger, in the form of ``NamedValues``.
  private static let contactNames = ["id", "identifier", "pointer", "pointerid", "fingerid", "touchid"]
  /// The names that programs print before the word that says what happened, in the form of ``NamedValues``.
  private static let phaseNames = ["phase", "action", "state", "change", "type", "event", "eventtype"]

  /// Reads the samples of a line.
  ///
  /// - Parameters:
  ///   - text: The line without the time and prefix of a logger.
  ///   - number: The line's number, from 1.
  init(_ text: ArraySlice<UInt8>, number: Int) {
    let parts = Self.parts(of: text)
    let head = NamedValues(parts[0])
    if parts.count == 1 {
      take(head, number)
    } else {
      for part in parts.dropFirst() { take(point: NamedValues(part), head, number) }
    }
  }

  /// Splits a line that Qt printed into its start and one text per touch point; a line of another program stays whole.
  private static func parts(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    for marker in ["QEventPoint(", "TouchPoint("] {
      let starts = text.starts(of: marker)
      guard !starts.isEmpty else { continue }
      let ends = starts.dropFirst() + [text.endIndex]
      return [text[..<starts[0]]] + zip(starts, ends).map { text[($0 + marker.utf8.count)..<$1] }
    }
    return [text]
  }

  // MARK: Qt

  private mutating func take(point: NamedValues, _ head: NamedValues, _ number: Int) {
    var sample = PointerSample(line: number)
    for value in point.values {
      guard let x = value.x else { continue }
      // The current position comes first; the start position and the travel follow.
      if value.name.isEmpty, value.y != nil { sample.places.add(.bare, x: x, y: value.y) }
      sample.places.add(value)
      if value.name == "id" || (value.name.isEmpty && value.y == nil && sample.contact.isEmpty) {
        sample.contact = "\(x)\(value.unit)"
      }
    }
    sample.phase = point.words.lazy.compactMap { PointerPhase(named: $0) }.first ?? Self.phase(head)
    sample.times = Self.times(point)
    if sample.times.named.isEmpty { sample.times = Self.times(head) }
    guard !sample.places.isEmpty else { return lacksPlace = true }
    samples.append(sample)
    units = "logical px"
  }

  // MARK: Any program

  private mutating func take(_ line: NamedValues, _ number: Int) {
    let scroll = ScrollSample(line)
    if var scroll {
      var sample = PointerSample(line: number)
      scroll.source = scroll.source ?? Self.source(line)
      sample.times = Self.times(line)
      sample.scroll = scroll
      return samples.append(sample)
    }
    let isOfContact = line.words.contains { word in Self.contactWords.contains { word.contains($0) } }
    let phase = Self.phase(line)
    guard isOfContact || phase != nil else {
      isOfContent = line.values.contains { $0.x != nil && Self.contentNames.contains($0.lastWord) }
      return
    }
    if line.words.contains("motionevent")
      || line.values.contains(where: { $0.name == "x" && $0.index != nil })
    {
      return takeMotion(line, number)
    }
    var sample = PointerSample(line: number)
    var contact: String?
    for value in line.values {
      if Self.contactNames.contains(value.lastWord),
        let x = value.x
      {
        contact = contact ?? "\(x)"
      }
      guard let x = value.x else { continue }
      if !sample.places.add(value), let y = value.y, Self.isBare(value.lastWord) {
        sample.places.add(.bare, x: x, y: y)
      }
    }
    (sample.phase, sample.contact, sample.times) = (
      phase, contact ?? Self.address(line) ?? "", Self.times(line)
    )
    if line.words.contains("uitouchesevent") { timeBelow = sample.times.named.first }
    let ends = phase == .up || phase == .cancel
    guard !sample.places.isEmpty || ends else { return lacksPlace = lacksPlace || phase != nil }
    if line.words.contains(where: { $0 == "hover" || $0.hasSuffix("hoverevent") }) { return }
    if line.words.contains("uitouch") { units = "pt" }
    // These words are Android's own, and its positions are pixels.
    if line.values.contains(where: { $0.isCalled("action") })
      || line.words.contains(where: { $0.hasPrefix("action") })
    {
      units = "px"
    }
    if line.words.contains(where: {
      $0.hasPrefix("pointer") && $0.hasSuffix("event") || $0.hasPrefix("onpointer")
    }) {
      if line.values.contains(where: { $0.name == "position" }) { units = "logical px" }
    }
    samples.append(sample)
  }

  /// True if two numbers after this name can be a position: the name is empty, or only says what happened, such as `moved` or `at`.
  private static func isBare(_ name: String) -> Bool {
    name.isEmpty || PointerPhase(named: name) != nil || name.hasSuffix("at") || name.hasSuffix("touch")
  }

  /// The memory address by which a line of UIKit identifies a touch; nil if the line has none.
  private static func address(_ line: NamedValues) -> String? { line.word("uitouch") }

  /// The change that a line reports (down, move, up or cancel), from a named value or from any of its words.
  private static func phase(_ line: NamedValues) -> PointerPhase? {
    for value in line.values where phaseNames.contains(value.lastWord) {
      if let word = value.word, let phase = PointerPhase(named: word) { return phase }
    }
    for (index, word) in line.words.enumerated() {
      let isOfContact = contactWords.contains { word.contains($0) } || word.hasPrefix("action")
      if isOfContact, let phase = PointerPhase(named: word) { return phase }
      // Two words, such as `Touch move` or `touch up`.
      if isOfContact, index + 1 < line.words.count, let phase = PointerPhase(named: line.words[index + 1]) {
        return phase
      }
    }
    // Android's number of an action, such as `action: 2`.
    let number = line.number("action")?.x.flatMap { Int(exactly: $0) }
    return number.flatMap { number in
      let action = MotionAction(number: number)
      return action.isOther ? nil : action.phase
    }
  }

  private static func source(_ line: NamedValues) -> String? {
    for word in line.words {
      switch word {
      case "trackpad", "touchpad": return "finger"
      case "mouse": return "wheel"
      default: continue
      }
    }
    return nil
  }

  /// The times that a line gives, each with its name.
  static func times(_ line: NamedValues) -> SampleTimes {
    var times = SampleTimes()
    for value in line.values {
      let name = SampleClock.known.contains(value.name) ? value.name : value.lastWord
      guard SampleClock.known.contains(name), let x = value.x, value.y == nil else { continue }
      times.named.append(.init(name: name, value: x, microseconds: microseconds(value, line)))
    }
    return times
  }

  private static func microseconds(_ value: NamedValues.Value, _ line: NamedValues) -> Double? {
    if let unit = value.microsecondsPerUnit { return unit }
    // The time of a UIEvent is a system time in seconds.
    return line.words.contains("uitouchesevent") || line.words.contains("uitouch") ? 1e6 : nil
  }
}

extension PointerLogLine {
  /// Reads the pointers of a printed Android `MotionEvent`.
  private mutating func takeMotion(_ line: NamedValues, _ number: Int) {
    guard let action = MotionAction(line) else { return lacksPlace = true }
    var (pointers, listed): ([Int: PointerSample], Int?) = ([:], nil)
    var (first, isMouse): (PointerSample, Bool) = (PointerSample(line: number), false)
    for value in line.values {
      if value.name.hasPrefix("tooltype"), value.word == "tooltypemouse" { isMouse = true }
      if value.name == "historysize", let size = value.x, action.phase == .move, 0...1e6 ~= size {
        first.missingHistory = Int(size)
      }
      if value.name == "deviceid", let x = value.x { first.device = "device \(Int(exactly: x) ?? 0)" }
      guard let x = value.x else { continue }
      // In the output of dumpsys: `pointers=[0: (540.0, 1200.0), 1: (…)]`, a number and a position each.
      if value.isCalled("pointers") || (value.name.isEmpty && value.y == nil && listed != nil) {
        listed = Int(exactly: x)
        continue
      }
      if let number = listed, value.name.isEmpty, let y = value.y {
        var sample = PointerSample(line: first.line)
        sample.contact = "\(number)"
        sample.places.add(.plain, x: x, y: y)
        pointers[pointers.count] = sample
        continue
      }
      let index = value.index ?? 0
      if value.name == "x" || value.name == "y" || value.name == "id" {
        var sample = pointers[index] ?? PointerSample(line: number)
        if value.name == "id" { sample.contact = "\(x)" } else { sample.places.add(value.name, x, value.y) }
        pointers[index] = sample
      }
    }
    if isMouse { return mouseEvents = 1 }
    guard !action.isOther else { return }
    first.times.named = Self.times(line).named.map(MotionAction.withUnit)
    for (index, var sample) in pointers.sorted(by: { $0.key < $1.key }) {
      guard !sample.places.isEmpty || action.phase != .move else { continue }
      if samples.isEmpty { sample.missingHistory = first.missingHistory }
      (sample.times, sample.device, sample.isStamped) = (
        first.times, first.device, first.times["eventtime"] != nil
      )
      sample.phase = action.index == nil || action.index == index ? action.phase : .move
      samples.append(sample)
    }
    lacksPlace = samples.isEmpty
    units = "px"
  }
}

/// The action of an Android `MotionEvent`: what happened, and to which of its pointers.
struct MotionAction {
  /// The change that the action means: down, move, up or cancel.
  var phase = PointerPhase.move
  /// The index of the one pointer to which the action applies, while the others only moved; nil if it applies to all.
  var index: Int?
  /// True for an event that moves no contact, such as hovering.
  var isOther = false
  /// True if the action applies to one pointer of several.
  private(set) var isOfOne = false

  /// The changes that Android's action numbers mean (`MotionEvent.java`): down, up, move, cancel, outside, pointer down and pointer up.
  private static let numbers: [PointerPhase?] = [.down, .up, .move, .cancel, nil, .down, .up]

  /// The longest plausible time since a device was started, in milliseconds: three years.
  ///
  /// Larger values, as in `dumpsys input`, are nanoseconds.
  private static let longestUptime = 1e11

  /// Adds the unit to Android's `eventTime`, milliseconds since the device was started, unless the value is too large for that.
  static func withUnit(_ time: SampleTimes.Named) -> SampleTimes.Named {
    guard time.name == "eventtime", abs(time.value) < longestUptime else { return time }
    return .init(name: time.name, value: time.value, microseconds: 1000)
  }

  /// The action in a printed event; nil if the line names none.
  init?(_ line: NamedValues) {
    if let number = line.number("action")?.x.flatMap({ Int(exactly: $0) }) {
      self.init(number: number)
    } else if let word = line.word("action") {
      self.init(word: word, index: line.values.first { $0.word == word && $0.isCalled("action") }?.index)
    } else {
      return nil
    }
  }

  /// The action that Android writes as this number, whose second byte is the index of a pointer.
  init(number: Int) {
    let code = number & 0xFF
    guard number >= 0, Self.numbers.indices.contains(code), let phase = Self.numbers[code] else {
      isOther = true
      return
    }
    self.phase = phase
    isOfOne = code >= 5
    if isOfOne { index = number >> 8 & 0xFF }
  }

  /// The action that a word such as `actionpointerdown` names, with the index of the pointer printed after it.
  init(word: String, index: Int?) {
    guard !word.contains("hover"), let phase = PointerPhase(named: word) else {
      isOther = true
      return
    }
    self.phase = phase
    isOfOne = word.contains("pointer")
    self.index = isOfOne ? index : nil
  }
}

extension ArraySlice<UInt8> {
  /// The indices in the text at which a word begins.
  func starts(of word: String) -> [Int] {
    let bytes = Array<UInt8>(word.utf8)
    var (starts, index): ([Int], Int) = ([], startIndex)
    while index + bytes.count <= endIndex {
      guard let found = self[index...].firstIndex(of: bytes[0]), found + bytes.count <= endIndex else {
        break
      }
      if self[found..<(found + bytes.count)].elementsEqual(bytes) {
        starts.append(found)
        index = found + bytes.count
      } else {
        index = found + 1
      }
    }
    return starts
  }
}
