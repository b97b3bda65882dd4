/// A line of the events that a Wayland client received, as `WAYLAND_DEBUG=1` and `wev` print it, with any prefix:
///
///     [3923763.629] {Default Queue} wl_pointer#29.axis(8277724, 0, -1.05078125)
///     [13:      wl_pointer] axis: time: 228155853; axis: 0 (vertical), value: -3.136719
struct WaylandLogLine: Equatable {
  /// The object that received the event, `wl_pointer` or `wl_touch`, with its number if the line gives one.
  let object: String
  /// True if the object is a `wl_touch`, false if it is a `wl_pointer`.
  let isTouch: Bool
  /// The event's name in Wayland's protocol, such as `axis`, `axis_source` or `frame`.
  let name: String
  /// The numeric arguments in the protocol's order, without objects; nil if one cannot be read.
  let numbers: [Double]?

  /// Reads a line of `WAYLAND_DEBUG=1` or `wev`; nil for any other line, for requests and for discarded events.
  init?(_ line: ArraySlice<UInt8>) {
    guard line.holds("wl_pointer") || line.holds("wl_touch") else {
      return nil
    }
    let text = String(decoding: line, as: UTF8.self)
    guard !text.contains(" -> "), !text.contains("discarded ") else { return nil }
    for (interface, isTouch) in [("wl_pointer", false), ("wl_touch", true)] {
      guard let found = text.firstRange(of: interface) else { continue }
      self.isTouch = isTouch
      let rest = text[found.upperBound...]
      if let separator = rest.first, separator == "@" || separator == "#" {
        guard let call = Self.call(rest.dropFirst()) else { return nil }
        (object, name, numbers) = (interface + " " + call.object, call.name, call.numbers)
      } else {
        guard rest.first == "]", let event = Self.event(rest.dropFirst()) else { return nil }
        // wev prints the number of the global object, of which there is one per seat.
        let number = text[..<found.lowerBound].reversed().drop { !$0.isNumber }.prefix { $0.isNumber }
        (object, name, numbers) = (interface + " " + String(number.reversed()), event.name, event.numbers)
      }
      return
    }
    return nil
  }

  /// Reads a call as `WAYLAND_DEBUG=1` prints it after the object's name: `29.axis(8277724, 0, -1.05078125)`.
  private static func call(_ text: Substring) -> (object: String, name: String, numbers: [Double]?)? {
    let object = text.prefix { $0.isNumber }
    let rest = text[object.endIndex...]
    guard !object.isEmpty, rest.first == ".", let open = rest.firstIndex(of: "(") else { return nil }
    let name = String(rest[rest.index(after: rest.startIndex)..<open])
    guard let close = rest[open...].firstIndex(of: ")") else { return (String(object), name, nil) }
    let arguments = rest[rest.index(after: open)..<close].split(separator: ",").map { argument in
      argument.drop { $0 == " " }
    }
    // Objects, such as `wl_surface@3`, and new objects are not numbers.
    let numbers = arguments.filter { !$0.contains("@") && !$0.contains("#") && $0 != "nil" }.map(number)
    return (String(object), name, whole(numbers))
  }

  /// Reads an event as `wev` prints it after the object's name: ` axis: time: 228155853; axis: 0 (vertical), value: -3.136719`.
  ///
  /// wev prints `axis_discrete` as `axis_stop`; only the arguments distinguish the two.
  private static func event(_ text: Substring) -> (name: String, numbers: [Double]?)? {
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let first = words.first else { return nil }
    let name = first.hasSuffix(":") ? String(first.dropLast()) : String(first)
    let isDiscrete = name == "axis_stop" && words.contains("discrete:")
    var numbers: [Double?] = []
    for (index, word) in words.enumerated().dropFirst() {
      let isValue = index == 1 || words[index - 1].hasSuffix(":")
      guard isValue, !word.hasSuffix(":") else { continue }
      numbers.append(number(word.last == ";" || word.last == "," ? word.dropLast() : word))
    }
    return (isDiscrete ? "axis_discrete" : name, whole(numbers))
  }

  private static func number(_ word: Substring) -> Double? {
    Double(word).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func whole(_ numbers: [Double?]) -> [Double]? {
    numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }

  /// True if the event is one of those that make up a scroll or a touch.
  var counts: Bool { (isTouch ? Self.touchCounts : Self.pointerCounts)[name] != nil }

  /// True if the line has all the numbers that Wayland's protocol defines for the event.
  var isWhole: Bool {
    numbers.map { $0.count >= (isTouch ? Self.touchCounts : Self.pointerCounts)[name] ?? 0 } ?? false
  }

  /// The number of numeric arguments of each pointer event, by the event's name.
  private static let pointerCounts = [
    "axis": 3, "axis_source": 1, "axis_stop": 2, "axis_discrete": 2, "axis_value120": 2,
    "axis_relative_direction": 2, "frame": 0,
  ]
  /// The number of numeric arguments of each touch event, by the event's name.
  private static let touchCounts = ["down": 5, "up": 3, "motion": 4, "cancel": 0, "frame": 0]
}
