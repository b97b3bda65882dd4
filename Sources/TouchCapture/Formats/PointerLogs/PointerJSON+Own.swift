import TextFormats

extension PointerJSON {
  /// The data about a finger or a scroll that one JSON object has in its own keys, not in objects around it.
  struct Own {
    /// The object's times, each with its key, such as `timeStamp`.
    var times: [SampleTimes.Named] = []
    /// The change that the object reports: down, move, up or cancel; nil if it reports none.
    private(set) var phase: PointerPhase?
    /// The text by which the object identifies its finger; nil if it has none.
    var contact: String?
    /// The device's name in the object; nil if it has none.
    private(set) var device: String?
    /// The object's positions, by the frame of reference that their keys name.
    private(set) var places = PointerPlaces()
    /// The action of an Android event; nil for any other object.
    private(set) var action: MotionAction?
    /// True for an event that moves no contact, such as hovering.
    private(set) var isOther = false
    /// True if the object's keys are Flutter's, whose times are microseconds.
    private(set) var isFlutter = false
    /// The units that the object's keys imply for its positions; empty if they imply none.
    var units: Set<String> {
      if isFlutter { return ["logical px"] }
      return isPixels ? ["px"] : []
    }
    /// True if the object's keys are Android's, whose positions are pixels.
    private(set) var isPixels = false
    private var deltas: [String: Double] = [:]
    private var mode: Double?
    private var scrollPhase: String?

    /// The keys whose value identifies a finger, in the form of `name(_:)`.
    private static let contacts: Set<String> = [
      "identifier", "pointerid", "pointeridentifier", "fingerid", "touchid", "slot", "id", "pointer",
    ]
    /// The keys whose value says what happened to a finger, in the form of `name(_:)`.
    private static let phases: Set<String> = [
      "type", "phase", "action", "eventtype", "touchtype", "state", "event",
    ]
    /// The values of `PointerData.change` (Flutter's `PointerChange`), by number: cancel, add, remove, hover, down, move, up.
    private static let changes: [PointerPhase?] = [.cancel, nil, nil, nil, .down, .move, .up]
    /// The values of a touch's `phase` (in UIKit and Unity), by number: began, moved, stationary, ended, cancelled.
    private static let touchPhases: [PointerPhase] = [.down, .move, .move, .up, .cancel]

    /// True for keys whose value is one list or object with both coordinates.
    static func readsWhole(_ key: String) -> Bool { PointerPlace.names[name(key)]?.axis == .both }

    /// The form in which keys are compared: lower case, with only letters and digits.
    static func name(_ key: String) -> String {
      String(
        decoding: key.utf8.filter { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20 && $0 | 0x20 != 0x5F }.map {
          0x41...0x5A ~= $0 ? $0 | 0x20 : $0
        }, as: UTF8.self)
    }

    /// Reads one member of the object, a key and its value.
    mutating func take(_ key: String, _ value: JSONValue) {
      let name = Self.name(key)
      switch value {
      case .number(let number): take(name, number.value)
      case .string(let text): take(name, text)
      case .array, .object: takePair(name, value)
      default: break
      }
    }

    private mutating func take(_ name: String, _ number: Double) {
      if SampleClock.known.contains(name) {
        return times.append(.init(name: name, value: number, microseconds: nil))
      }
      if places.add(name, number, nil) { return }
      if Self.contacts.contains(name) { return contact = contact ?? Self.word(number) }
      if name == "deviceid" { return device = "device \(Self.word(number))" }
      if ScrollSample.deltas.contains(name) { return deltas[name] = number }
      if name == "deltamode" { return mode = number }
      let whole = Int(exactly: number)
      switch name {
      case "change":
        let known = whole.flatMap { Self.changes.indices.contains($0) ? Self.changes[$0] : nil }
        (phase, isOther, isFlutter) = (known, known == nil, true)
      case "action":
        let found = MotionAction(number: whole ?? -1)
        (action, isPixels) = (found, true)
        if found.isOther { isOther = true } else { phase = found.phase }
      case "phase":
        phase = whole.flatMap { Self.touchPhases.indices.contains($0) ? Self.touchPhases[$0] : nil }
      default: break
      }
    }

    private mutating func take(_ name: String, _ text: String) {
      if Self.phases.contains(name) {
        if name == "phase" { scrollPhase = text }
        return takePhase(name, text)
      }
      if name == "pointertype", text.lowercased() == "mouse" { isOther = true }
      if Self.contacts.contains(name) { return contact = contact ?? text }
      guard SampleClock.known.contains(name) else { return }
      if let number = Double(text), number.isFinite {
        times.append(.init(name: name, value: number, microseconds: nil))
      } else if let time = LogTime(Array(text.utf8)[...]) {
        times.append(.init(name: name, value: Double(time.microseconds), microseconds: 1))
      }
    }

    private mutating func takePhase(_ name: String, _ text: String) {
      let word = Self.name(text)
      if word.hasPrefix("action") {
        let found = MotionAction(word: word.filter { !$0.isNumber }, index: Self.index(text))
        (action, isPixels) = (found, true)
        if found.isOther { isOther = true } else { phase = found.phase }
        return
      }
      if let known = PointerPhase(named: word) {
        phase = phase ?? known
        if word.hasPrefix("pointer"), word.hasSuffix("event") { isFlutter = true }
      } else if name != "event",
        word.hasPrefix("pointer") || word.hasPrefix("mouse") || word.contains("hover") || word == "click"
      {
        isOther = true
      }
    }

    /// The number in parentheses after an action, as in `ACTION_POINTER_DOWN(1)`.
    private static func index(_ text: String) -> Int? {
      text.split { $0 == "(" || $0 == ")" }.dropFirst().first.flatMap { Int($0) }
    }

    /// Reads a value that has both coordinates: `[195.3, 300]`, `{"x": 195.3, "y": 300}` or `{"dx": …, "dy": …}`.
    private mutating func takePair(_ name: String, _ value: JSONValue) {
      guard PointerPlace.names[name]?.axis == .both else { return }
      if let list = value.array, list.count >= 2, let x = list[0].double, let y = list[1].double {
        places.add(name, x, y)
      } else if let x = (value["x"] ?? value["dx"])?.double, let y = (value["y"] ?? value["dy"])?.double {
        places.add(name, x, y)
      }
    }

    /// Reads the axes of a pointer in Perfetto's `AndroidMotionEvent`: 0 is x, 1 is y (`MotionEvent.AXIS_X`).
    mutating func takeAxes(_ axes: JSONValue?) {
      for axis in axes?.array ?? [] {
        guard let value = axis["value"]?.double else { continue }
        let name = axis["axis"]?.integer.map { "\($0)" } ?? axis["axis"]?.string ?? ""
        if name == "0" || name.hasSuffix("AXIS_X") { places.add(.plain, x: value, y: nil) }
        if name == "1" || name.hasSuffix("AXIS_Y") { places.add(.plain, x: nil, y: value) }
      }
    }

    /// The scroll that the object reports as a wheel event; nil for any other object.
    var scroll: ScrollSample? {
      guard !deltas.isEmpty else { return nil }
      var scroll = ScrollSample(deltas, mode: mode)
      if let scrollPhase { scroll?.phase = ScrollPhase(scrollPhase) == nil ? nil : scrollPhase }
      return scroll
    }

    /// The object's times, with the unit microseconds if the object is Flutter's.
    func times(_ isFlutter: Bool) -> [SampleTimes.Named] {
      guard isFlutter else { return times }
      return times.map { .init(name: $0.name, value: $0.value, microseconds: $0.microseconds ?? 1) }
    }

    /// Makes a sample of the object.
    ///
    /// - Parameters:
    ///   - number: The number of the sample, for errors.
    ///   - context: The data of the enclosing objects.
    ///   - scroll: The scroll that the object reports; nil for a finger.
    /// - Returns: The sample; the object's own data take precedence over those of the enclosing objects.
    func sample(_ number: Int, _ context: PointerJSON.Context, _ scroll: ScrollSample?) -> PointerSample {
      var sample = PointerSample(line: number)
      sample.times.named = times.isEmpty ? context.times : times(isFlutter)
      (sample.phase, sample.contact) = (phase ?? context.phase, contact ?? "")
      (sample.device, sample.places, sample.scroll) = (device ?? context.device, places, scroll)
      return sample
    }

    private static func word(_ number: Double) -> String {
      Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
  }
}

extension ScrollSample {
  /// The keys of all scroll deltas that are known, such as `deltaY`.
  static let deltas = Set(words.flatMap { [$0.x, $0.y, $0.both] })

  /// A scroll from the deltas in a JSON object; nil if the object has none.
  init?(_ deltas: [String: Double], mode: Double?) {
    for known in Self.words {
      let along =
        deltas[known.y] ?? (known.both == "wheeldelta" && deltas[known.x] == nil ? deltas[known.both] : nil)
      guard deltas[known.x] != nil || along != nil else { continue }
      self.init(deltas[known.x], along, known.unit, isTurned: known.isTurned)
      isOfPage = known.y == "deltay"
      if isOfPage, let mode { unit = mode == 1 ? "line" : mode == 0 ? "pt" : nil }
      return
    }
    return nil
  }
}
