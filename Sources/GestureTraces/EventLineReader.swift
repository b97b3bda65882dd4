/// Reads the most frequent lines of a trace, eight bytes at a time.
///
/// It accepts only lines in canonical form, as `EventLineWriter` writes them: keys in order, no spaces, no escapes, all values in range, a
/// line feed at the end; no gaps, and no rare keys and types. For every other line it returns nil, and `TraceEvent(type:_:)` reads it or
/// reports the error. So this reader needs no messages, and must give the same event as that one whenever it gives any (`tools/prove
/// readers`).
struct EventLineReader {
  /// The number of bytes that must be readable from a line's start on, so that no read needs a bounds check.
  ///
  /// It is the longest accepted line (a scroll with both times, a layer and four numbers of 28 bytes) plus the word that is read after it.
  static let reach = 256

  private let literals = LineLiterals.all

  /// Reads the event in the line at `line`, and moves `line` past its line feed.
  ///
  /// - Parameter line: The start of a line, with `reach` readable bytes; undefined after the call if there is no event.
  /// - Returns: The event; nil for a line that is unusual, invalid or incomplete.
  @inline(__always)
  func event(at line: inout UnsafeRawPointer) -> TraceEvent? {
    var text = LineText(line)
    guard text.take(literals.type, 8) else { return nil }
    let event: TraceEvent?
    if text.take(literals.move, 8) {
      event = contact(.move, &text)
    } else if text.word == literals.down {
      text.skip(8)
      event = contact(.down, &text)
    } else {
      event = other(&text)
    }
    guard let event, text.take(literals.close, 2) else { return nil }
    line = text.position
    return event
  }

  /// Reads the end line of a trace at `line`, and moves `line` past its line feed.
  ///
  /// - Parameter line: As for an event.
  /// - Returns: The end; nil for any other line, including an end without a grade or with reasons.
  func end(at line: inout UnsafeRawPointer) -> TraceEnd? {
    var text = LineText(line)
    guard text.take(literals.type, 8), text.take(literals.end, 8), text.take(literals.quoteColon, 2),
      let time = text.whole(to: UInt64(TraceReader.longestTime)), text.take(literals.events, 8),
      text.take(literals.quoteColon, 2), let events = text.whole(to: UInt64(TraceReader.mostEvents)),
      text.take(literals.grade, 8), text.take(literals.gradeStart, 2), let grade = text.letter(),
      text.take(literals.quote, 1), text.take(literals.reasons, 8), text.take(literals.noReasons, 7)
    else { return nil }
    line = text.position
    return TraceEnd(timeMicroseconds: Int64(time), events: Int(events), grade: grade, reasons: [])
  }

  // MARK: Kinds

  @inline(__always)
  private func contact(_ kind: PlainEvent.Kind, _ text: inout LineText) -> TraceEvent? {
    guard text.take(literals.time, 3), let stamp = stamp(&text), text.take(literals.slot, 8),
      let slot = text.short(to: UInt64(TraceEvent.mostSlots)),
      text.take(literals.x, 5), let x = text.number(), text.take(literals.y, 5), let y = text.number()
    else { return nil }
    return stamp.event(kind, x: x, y: y, number: slot)
  }

  /// Reads the less frequent kinds of event, such as holds and stops.
  @inline(never)
  private func other(_ text: inout LineText) -> TraceEvent? {
    let word = text.word
    text.skip(8)
    return switch word {
    case literals.scroll: scroll(&text)
    case literals.up: lift(.up, text.take(literals.colon, 1), &text)
    case literals.cancel: lift(.cancel, text.take(literals.laterTime, 5), &text)
    case literals.stop: text.take(literals.time, 3) ? stamp(&text)?.event(.stop) : nil
    case literals.hold: hold(&text)
    case literals.unhold: unhold(&text)
    default: nil
    }
  }

  private func lift(_ kind: PlainEvent.Kind, _ isTimed: Bool, _ text: inout LineText) -> TraceEvent? {
    guard isTimed, let stamp = stamp(&text), text.take(literals.slot, 8),
      let slot = text.short(to: UInt64(TraceEvent.mostSlots))
    else { return nil }
    return stamp.event(kind, number: slot)
  }

  private func hold(_ text: inout LineText) -> TraceEvent? {
    guard text.take(literals.time, 3), let stamp = stamp(&text), let fingers = fingers(&text) else {
      return nil
    }
    return stamp.event(.hold, number: fingers)
  }

  private func unhold(_ text: inout LineText) -> TraceEvent? {
    guard text.take(literals.laterTime, 5), let stamp = stamp(&text), let fingers = fingers(&text),
      text.take(literals.cancelled, 8), text.take(literals.cancelledEnd, 5)
    else { return nil }
    if text.take(literals.yes, 4) { return stamp.event(.unholdCancelled, number: fingers) }
    return text.take(literals.no, 5) ? stamp.event(.unhold, number: fingers) : nil
  }

  private func fingers(_ text: inout LineText) -> UInt64? {
    guard text.take(literals.fingers, 8), text.take(literals.fingersEnd, 3),
      let fingers = text.short(to: UInt64(TraceEvent.mostFingers)), fingers > 0
    else { return nil }
    return fingers
  }

  private func scroll(_ text: inout LineText) -> TraceEvent? {
    guard text.take(literals.laterTime, 5), let stamp = stamp(&text), text.take(literals.source, 8),
      text.take(literals.sourceEnd, 8), let source = source(&text)
    else { return nil }
    var scroll = TraceScroll(source: source)
    guard delta(text.take(literals.dx, 6), &scroll.dx, &text),
      delta(text.take(literals.dy, 6), &scroll.dy, &text),
      delta(text.take(literals.v120x, 8), &scroll.v120x, &text, isOfWheel: true),
      delta(text.take(literals.v120y, 8), &scroll.v120y, &text, isOfWheel: true)
    else { return nil }
    if let event = PlainEvent(scroll, at: 0) { return stamp.event(event) }
    return TraceEvent(
      timeMicroseconds: stamp.time, arrivalMicroseconds: stamp.arrival, layer: stamp.layer,
      kind: .scroll(scroll))
  }

  private func source(_ text: inout LineText) -> AxisSource? {
    if text.take(literals.finger, 7) { return .finger }
    if text.take(literals.wheel, 6) { return .wheel }
    return text.take(literals.continuous, 8) && text.take(literals.continuousEnd, 3) ? .continuous : nil
  }

  /// Reads the number after a key into `value`, if `hasKey`; returns false if the number is missing.
  @inline(__always)
  private func delta(_ hasKey: Bool, _ value: inout Double?, _ text: inout LineText, isOfWheel: Bool = false)
    -> Bool
  {
    guard hasKey else { return true }
    guard !isOfWheel || text.take(literals.quoteColon, 2) else { return false }
    value = text.number()
    return value != nil
  }

  // MARK: Times

  /// An event's time, arrival time and layer, which the line of every kind of event may have.
  private struct Stamp {
    let time: Int64
    var delay: UInt32 = 0
    var flags: PlainEvent.Flags = []

    var arrival: Int64? { flags.contains(.arrival) ? time + Int64(delay) : nil }
    var layer: TraceLayer { flags.contains(.evdev) ? .evdev : .libinput }

    @inline(__always)
    func event(_ kind: PlainEvent.Kind, x: Double = 0, y: Double = 0, number: UInt64 = 0) -> TraceEvent {
      TraceEvent(
        PlainEvent(
          kind, time: time, x: x, y: y, number: UInt16(truncatingIfNeeded: number), flags: flags, delay: delay
        ))
    }

    func event(_ event: PlainEvent) -> TraceEvent {
      var event = event
      (event.time, event.delay) = (time, delay)
      event.flags.formUnion(flags)
      return TraceEvent(event)
    }
  }

  @inline(__always)
  private func stamp(_ text: inout LineText) -> Stamp? {
    guard let time = text.whole(to: UInt64(TraceReader.longestTime)) else { return nil }
    var stamp = Stamp(time: Int64(time))
    // The next key is usually a contact's slot.
    guard text.word != literals.slot else { return stamp }
    return complete(&stamp, &text) ? stamp : nil
  }

  @inline(__always)
  private func complete(_ stamp: inout Stamp, _ text: inout LineText) -> Bool {
    if text.take(literals.arrival, 6) {
      // An arrival before the event, or long after it, is left to the other reader.
      guard let arrival = text.whole(to: UInt64(TraceReader.longestTime)),
        let delay = UInt32(exactly: Int64(arrival) - stamp.time)
      else { return false }
      stamp.delay = delay
      stamp.flags.insert(.arrival)
    }
    if text.word == literals.layer {
      text.skip(8)
      guard text.take(literals.evdev, 8) else { return false }
      stamp.flags.insert(.evdev)
    }
    return true
  }
}
