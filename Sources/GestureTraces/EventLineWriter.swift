import TextFormats

/// Writes the lines of events in canonical form directly as bytes, because a recorder writes tens of thousands of lines per second.
///
/// The lines equal those that `JSONWriter` would make from the same members.
struct EventLineWriter {
  private var bytes: [UInt8]

  /// Appends the line of an event, with its line feed.
  ///
  /// - Parameters:
  ///   - event: An event of any kind; the members of an `unknown` one are written as they were read.
  ///   - bytes: The bytes to append to.
  static func append(_ event: TraceEvent, to bytes: inout [UInt8]) {
    var writer = EventLineWriter(bytes: bytes.take())
    writer.write(event)
    bytes = writer.bytes
  }

  private mutating func write(_ event: TraceEvent) {
    literal("{\"type\":\"")
    literal(event.kind.word)
    literal("\",\"t\":")
    JSONNumberText.append(event.timeMicroseconds, to: &bytes)
    if let arrival = event.arrivalMicroseconds { member(",\"at\":", arrival) }
    if event.layer == .evdev { literal(",\"layer\":\"evdev\"") }
    write(event.kind)
    if !event.others.members.isEmpty { writeOthers(event.others) }
    literal("}\n")
  }

  private mutating func write(_ kind: TraceEvent.Kind) {
    switch kind {
    case .down(let slot, let x, let y), .move(let slot, let x, let y):
      member(",\"slot\":", Int64(slot))
      member(",\"x\":", x)
      member(",\"y\":", y)
    case .up(let slot), .cancel(let slot): member(",\"slot\":", Int64(slot))
    case .scroll(let scroll): write(scroll)
    case .hold(let fingers): member(",\"fingers\":", Int64(fingers))
    case .unhold(let fingers, let cancelled):
      member(",\"fingers\":", Int64(fingers))
      literal(cancelled ? ",\"cancelled\":true" : ",\"cancelled\":false")
    case .gap(let reason): writeMembers { $0.member("reason", reason.word) }
    case .stop, .unknown: break
    }
  }

  private mutating func write(_ scroll: TraceScroll) {
    switch scroll.source {
    case .finger: literal(",\"axis_source\":\"finger\"")
    case .continuous: literal(",\"axis_source\":\"continuous\"")
    case .wheel: literal(",\"axis_source\":\"wheel\"")
    }
    if let dx = scroll.dx { member(",\"dx\":", dx) }
    if let dy = scroll.dy { member(",\"dy\":", dy) }
    if let v120 = scroll.v120x { member(",\"v120_x\":", v120) }
    if let v120 = scroll.v120y { member(",\"v120_y\":", v120) }
  }

  private mutating func writeOthers(_ others: JSONObject) {
    writeMembers { $0.members(of: others) }
  }

  /// Writes JSON members that may need escapes, with the general `JSONWriter`.
  private mutating func writeMembers(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object(body)
    literal(",")
    bytes += json.bytes.dropFirst().dropLast()
  }

  private mutating func member(_ key: StaticString, _ value: Int64) {
    literal(key)
    JSONNumberText.append(value, to: &bytes)
  }

  private mutating func member(_ key: StaticString, _ value: Double) {
    literal(key)
    JSONNumberText.append(value, to: &bytes)
  }

  private mutating func literal(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension [UInt8] {
  /// Returns the bytes together with their storage, and leaves the writer empty, so that nothing is copied.
  fileprivate mutating func take() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&self, &taken)
    return taken
  }
}
