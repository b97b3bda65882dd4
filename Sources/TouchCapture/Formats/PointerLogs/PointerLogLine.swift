import TextFormats

/// The contacts and scrolls that one line of a log tells of, whatever program wrote it.
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
  /// The samples of the line, all of one time; empty where it is of something else.
  private(set) var samples: [PointerSample] = []
  /// Events of a mouse, which are not samples.
  private(set) var mouseEvents = 0
  /// True of a line of a touch that has no position.
  private(set) var lacksPlace = false
  /// The unit of its positions where the program is known to log one; nil else.
  private(set) var units: String?
  /// True of a line that tells where content was, and of no finger.
  private(set) var isOfContent = false
  /// A time that lines below without one have, as of UIKit's `<UITouchesEvent: 0x1> timestamp: 8154.3 touches:`.
  private(set) var timeBelow: SampleTimes.Named?

  /// Words of which a line of a contact has one, as itself or as a part of another.
  private static let contactWords = ["touch", "pointer", "motionevent", "finger", "qeventpoint"]
  /// The names of where content is, in small letters and without signs.
  static let contentNames = ["contentoffset", "scrolltop", "scrolly", "scrolloffset", "pixels"]
  /// The names of values that tell fingers apart.
  private static let contactNames = ["id", "identifier", "pointer", "pointerid", "fingerid", "touchid"]
  /// The names of values that say what happened.
  private static let phaseNames = ["phase", "action", "state", "change", "type", "event", "eventtype"]

  /// The samples of a line.
  ///
  /// - Parameters:
  ///   - text: The line, behind the clock and the prefix of a logger.
  ///   - number: Its number, from 1.
  init(_ text: ArraySlice<UInt8>, number: Int) {
    let parts = Self.parts(of: text)
    let head = NamedValues(parts[0])
    if parts.count == 1 {
      take(head, number)
    } else {
      for part in parts.dropFirst() { take(point: NamedValues(part), head, number) }
    }
  }

  /// The line as its start and one text for each point of Qt; one text alone for any other.
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
      // The place it came from and the way stand behind where it is.
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
    // Android's own words for what happened: its positions are pixels.
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

  /// True of two numbers behind no word, or behind the word that says what happened.
  private static func isBare(_ name: String) -> Bool {
    name.isEmpty || PointerPhase(named: name) != nil || name.hasSuffix("at") || name.hasSuffix("touch")
  }

  /// UIKit names a touch by its address, which is all that tells fingers apart.
  private static func address(_ line: NamedValues) -> String? { line.word("uitouch") }

  /// What happened: by a name, or by the words.
  private static func phase(_ line: NamedValues) -> PointerPhase? {
    for value in line.values where phaseNames.contains(value.lastWord) {
      if let word = value.word, let phase = PointerPhase(named: word) { return phase }
    }
    for (index, word) in line.words.enumerated() {
      let isOfContact = contactWords.contains { word.contains($0) } || word.hasPrefix("action")
      if isOfContact, let phase = PointerPhase(named: word) { return phase }
      // `Touch move`, `touch up`: two words.
      if isOfContact, index + 1 < line.words.count, let phase = PointerPhase(named: line.words[index + 1]) {
        return phase
      }
    }
    // `action: 2`: Android's numbers.
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

  /// The times that stand in a line, by their names.
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
    // A UIEvent's is a time of the system in seconds.
    return line.words.contains("uitouchesevent") || line.words.contains("uitouch") ? 1e6 : nil
  }
}

extension PointerLogLine {
  /// The pointers of Android's `MotionEvent`, as it prints itself.
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
      // `pointers=[0: (540.0, 1200.0), 1: (…)]` of dumpsys: a number, then its place.
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

/// What an Android `MotionEvent` says of its pointers.
struct MotionAction {
  /// What happened.
  var phase = PointerPhase.move
  /// The index of the pointer that it happened to, while others moved; nil for all.
  var index: Int?
  /// True of an event that moves no contact, as hovering.
  var isOther = false
  /// True where it happened to one pointer of several.
  private(set) var isOfOne = false

  /// Numbers of the actions (`MotionEvent.java`): down, up, move, cancel, outside, pointer down and up.
  private static let numbers: [PointerPhase?] = [.down, .up, .move, .cancel, nil, .down, .up]

  /// The longest time since a device was started, in milliseconds: three years. `dumpsys input` has nanoseconds.
  private static let longestUptime = 1e11

  /// A time of an event with its unit: `eventTime` is in milliseconds since the device was started.
  static func withUnit(_ time: SampleTimes.Named) -> SampleTimes.Named {
    guard time.name == "eventtime", abs(time.value) < longestUptime else { return time }
    return .init(name: time.name, value: time.value, microseconds: 1000)
  }

  /// The action of a printed event; nil where it has none.
  init?(_ line: NamedValues) {
    if let number = line.number("action")?.x.flatMap({ Int(exactly: $0) }) {
      self.init(number: number)
    } else if let word = line.word("action") {
      self.init(word: word, index: line.values.first { $0.word == word && $0.isCalled("action") }?.index)
    } else {
      return nil
    }
  }

  /// The action of a number, whose second byte is the index of a pointer.
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

  /// The action of a word, as `actionpointerdown`, and the index behind it.
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
  /// Where a word begins, each time.
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
