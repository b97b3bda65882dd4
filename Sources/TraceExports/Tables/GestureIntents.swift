import GestureTraces
import TextFormats

/// The intent of each gesture, for tables that repeat it in every row of the gesture.
struct GestureIntents {
  private let header: TraceHeader
  /// True if the trace gives an intent other than ordinary use; tables then have a column for intents.
  let areTold: Bool

  /// The intents that a trace's header gives.
  init(_ header: TraceHeader) {
    self.header = header
    areTold = header.labels != nil || (header.intent != nil && header.intent != .free)
  }

  /// The intent of each touch, in order. All touches from the first finger that comes down until none is down are one gesture.
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
  /// What a table of this trace cannot contain of its intents, as one sentence; empty if nothing is lost.
  var lossOfTables: [String] {
    let facts: [(isThere: Bool, word: String)] = [
      (device.name != nil || device.size != nil, "device"), (subject != nil, "subject"),
      (note != nil, "note"),
      (scenario != nil, "scene"), (intent == .free && labels == nil, "intent"),
    ]
    let words = facts.filter(\.isThere).map(\.word)
    if words.isEmpty { return lossOfOrigin }
    return [
      "\(WordList.text(words, "and")) of the trace's header \(words.count == 1 ? "is" : "are") not in it"
    ] + lossOfOrigin
  }

  /// Says, for generated gestures, that a file which `import` reads again does not record that they were generated; empty for others.
  var lossOfOrigin: [String] {
    source.origin == .synthetic
      ? ["the file does not state that the gestures are generated: imported again they count as imported"]
      : []
  }
}
