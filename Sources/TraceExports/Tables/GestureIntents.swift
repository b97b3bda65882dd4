import GestureTraces

/// What was meant with each gesture, for tables that say it with each of its rows.
struct GestureIntents {
  private let header: TraceHeader
  /// True where any gesture means something of its own: tables have the column then. Ordinary use needs none.
  let areTold: Bool

  /// The intents of a trace.
  init(_ header: TraceHeader) {
    self.header = header
    areTold = header.labels != nil || (header.intent != nil && header.intent != .free)
  }

  /// The intents of touches: from the first finger down to none, in the order of the list, all are one gesture's.
  func each(of touches: [ScreenTouch]) -> [Intent?] {
    var down = 0
    var intent: Intent?
    return touches.map { touch in
      if touch.phase == .down {
        if down == 0 { intent = header.intent(ofGestureBegunAt: touch.timeMicroseconds) }
        down += 1
      }
      if touch.phase == .up || touch.phase == .cancel { down -= 1 }
      return intent
    }
  }
}

extension TraceHeader {
  /// What stands in no column of a table of this trace, as one sentence; nothing where it has none of it.
  var lossOfTables: [String] {
    let facts: [(isThere: Bool, word: String)] = [
      (device.name != nil || device.size != nil, "device"), (subject != nil, "subject"),
      (note != nil, "note"),
      (scenario != nil, "scene"), (intent == .free && labels == nil, "intent"),
    ]
    let words = facts.filter(\.isThere).map(\.word)
    guard let last = words.last else { return lossOfOrigin }
    let list = words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " and " + last
    return ["\(list) of the trace's header \(words.count == 1 ? "is" : "are") not in it"] + lossOfOrigin
  }

  /// That a file which `import` reads again does not say of generated gestures that they are, as one sentence; of others nothing.
  var lossOfOrigin: [String] {
    source.origin == .synthetic
      ? ["the gestures are generated, which is not in it: imported again they count as imported"] : []
  }
}
