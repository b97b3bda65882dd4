import GestureTraces

/// Turns frames of contacts into what a trace's evdev layer holds: who came, moved, lifted, and what was lost.
struct ContactFollower {
  private let scale: ContactScale
  private var contacts: [Int: TouchPoint] = [:]

  /// A follower of a surface nobody touches yet.
  ///
  /// - Parameter scale: Device units in those of the trace.
  init(scale: ContactScale) {
    self.scale = scale
  }

  /// What a frame tells: a loss before it, then lifts, then contacts that came or moved, each in order of their slots.
  ///
  /// - Parameters:
  ///   - frame: The next frame.
  ///   - body: Takes each.
  mutating func follow(_ frame: TouchFrame, _ body: (TakeContent) throws -> Void) rethrows {
    if frame.isAfterLoss { try body(.gap(.dropped)) }
    for slot in contacts.keys.sorted() where frame.contacts[slot]?.serial != contacts[slot]?.serial {
      try body(.input(.up(slot: slot)))
    }
    for slot in frame.contacts.keys.sorted() {
      guard let point = frame.contacts[slot], let content = content(point, in: slot) else { continue }
      try body(.input(content))
    }
    contacts = frame.contacts
  }

  /// What a contact did since the last frame; nil where it did not move.
  private func content(_ point: TouchPoint, in slot: Int) -> InputEvent.Content? {
    let (x, y) = scale.place(of: point)
    guard let last = contacts[slot], last.serial == point.serial else {
      // What was down before the recording began is met where it is first seen, moving.
      return point.isStray ? .move(slot: slot, x: x, y: y) : .down(slot: slot, x: x, y: y)
    }
    return last != point ? .move(slot: slot, x: x, y: y) : nil
  }
}
