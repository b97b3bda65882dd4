import TextFormats

extension PointerJSON {
  /// The state of a pointer between WebDriver actions.
  struct ActionPointer {
    var x = 0.0
    var y = 0.0
    var isDown = false
  }

  /// Reads the fingers in WebDriver actions (W3C WebDriver, "Actions"; BiDi's `input.performActions`).
  ///
  /// Each finger has a list of moves, pauses, presses and lifts. The actions with the same index happen in one tick, which lasts as long as
  /// the longest of them.
  ///
  /// - Parameters:
  ///   - sources: The value of `actions`, one list per finger.
  ///   - start: When the first tick begins, in milliseconds; nil to continue after the previous actions.
  /// - Returns: False if these are not actions of fingers.
  mutating func takeActions(_ sources: [JSONValue], from start: Double?) -> Bool {
    let fingers = sources.compactMap { source -> (name: String, actions: [JSONValue])? in
      guard source["type"]?.string == "pointer", let actions = source["actions"]?.array,
        source["parameters"]?["pointerType"]?.string != "mouse"
      else { return nil }
      return (source["id"]?.string ?? "", actions)
    }
    guard !fingers.isEmpty else { return false }
    var time = start ?? actionsEnd
    for tick in 0..<(fingers.map(\.actions.count).max() ?? 0) {
      var longest = 0.0
      for (_, actions) in fingers where actions.indices.contains(tick) {
        longest = max(longest, actions[tick]["duration"]?.double ?? 0)
      }
      for (name, actions) in fingers where actions.indices.contains(tick) {
        take(action: actions[tick], of: name, at: time, until: time + longest)
      }
      time += longest
    }
    actionsEnd = time
    return true
  }

  private mutating func take(action: JSONValue, of name: String, at start: Double, until end: Double) {
    var pointer = actionPointers[name] ?? ActionPointer()
    switch action["type"]?.string {
    case "pointerMove":
      guard let x = action["x"]?.double, let y = action["y"]?.double else { return }
      let isRelative = action["origin"]?.string == "pointer"
      (pointer.x, pointer.y) = isRelative ? (pointer.x + x, pointer.y + y) : (x, y)
      if pointer.isDown { add(action: .move, pointer, name, at: end) }
    case "pointerDown" where !pointer.isDown:
      pointer.isDown = true
      add(action: .down, pointer, name, at: start)
    case "pointerUp" where pointer.isDown, "pointerCancel" where pointer.isDown:
      pointer.isDown = false
      add(action: action["type"]?.string == "pointerUp" ? .up : .cancel, pointer, name, at: start)
    default: return
    }
    actionPointers[name] = pointer
  }

  private mutating func add(
    action phase: PointerPhase, _ pointer: ActionPointer, _ name: String, at time: Double
  ) {
    var sample = nextSample()
    (sample.phase, sample.contact) = (phase, name)
    sample.times.named = [.init(name: "atms", value: time, microseconds: 1000)]
    sample.places.add(.plain, x: pointer.x, y: pointer.y)
    add(sample)
  }
}
