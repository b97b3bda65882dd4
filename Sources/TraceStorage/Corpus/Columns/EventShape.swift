import GestureTraces
import TextFormats

/// Everything about an event except its time and its values. Neighbouring events of one shape share it, so that it is stored once.
struct EventShape: Equatable, Sendable {
  /// The kind of an event; the raw value is its number in a block.
  enum Kind: UInt8, Sendable {
    case down = 1
    case move = 2
    case up = 3
    case cancel = 4
    case scroll = 5
    case stop = 6
    case hold = 7
    case unhold = 8
    case gap = 9
  }

  /// Which values a scroll has, one bit for each.
  struct Figures: OptionSet, Sendable {
    let rawValue: UInt8
    static let dx = Figures(rawValue: 1)
    static let dy = Figures(rawValue: 2)
    static let v120x = Figures(rawValue: 4)
    static let v120y = Figures(rawValue: 8)
  }

  private static let kindBits: UInt8 = 0x0F
  private static let evdevBit: UInt8 = 0x10
  private static let arrivalBit: UInt8 = 0x20
  private static let cancelledBit: UInt8 = 0x40
  private static let sourceBits: UInt8 = 0x03
  private static let figuresShift: UInt8 = 2
  /// The greatest number of fingers in an event of a trace, as in `TraceEvent+Reading.swift`.
  private static let mostFingers = 100

  var kind = Kind.stop
  var layer = TraceLayer.libinput
  var hasArrival = false
  /// The slot of a contact event.
  var slot = 0
  /// The source of a scroll.
  var source = AxisSource.finger
  var figures: Figures = []
  /// The number of fingers that rest, in a hold event.
  var fingers = 0
  var isCancelled = false
  /// Why events are missing, in a gap event; nil for other events.
  var reason: GapReason?

  /// The number of the contact among all contacts of the block that have a position; not stored in the block.
  var contact = 0

  /// The shape of an event; nil if columns cannot represent it.
  init?(_ event: TraceEvent) {
    guard event.others.members.isEmpty else { return nil }
    layer = event.layer
    hasArrival = event.arrivalMicroseconds != nil
    switch event.kind {
    case .down(let slot, _, _): (kind, self.slot) = (.down, slot)
    case .move(let slot, _, _): (kind, self.slot) = (.move, slot)
    case .up(let slot): (kind, self.slot) = (.up, slot)
    case .cancel(let slot): (kind, self.slot) = (.cancel, slot)
    case .scroll(let scroll):
      (kind, source) = (.scroll, scroll.source)
      if scroll.dx != nil { figures.insert(.dx) }
      if scroll.dy != nil { figures.insert(.dy) }
      if scroll.v120x != nil { figures.insert(.v120x) }
      if scroll.v120y != nil { figures.insert(.v120y) }
    case .stop: kind = .stop
    case .hold(let fingers): (kind, self.fingers) = (.hold, fingers)
    case .unhold(let fingers, let cancelled):
      (kind, self.fingers, isCancelled) = (.unhold, fingers, cancelled)
    case .gap(let reason): (kind, self.reason) = (.gap, reason)
    case .unknown: return nil
    }
  }

  /// Reads the shape at `position`, and advances `position` past it.
  init(_ bytes: RawSpan, at position: inout Int) throws(CorpusProblem) {
    let head = try VariableNumber.read(bytes, at: &position, atMost: Int(UInt8.max))
    guard let kind = Kind(rawValue: UInt8(head) & Self.kindBits) else {
      throw .impossible("an event has a kind that this version does not know")
    }
    self.kind = kind
    layer = UInt8(head) & Self.evdevBit == 0 ? .libinput : .evdev
    hasArrival = UInt8(head) & Self.arrivalBit != 0
    isCancelled = UInt8(head) & Self.cancelledBit != 0
    switch kind {
    case .down, .move, .up, .cancel:
      slot = try VariableNumber.read(bytes, at: &position, atMost: TraceEvent.mostSlots)
    case .scroll:
      let word = UInt8(try VariableNumber.read(bytes, at: &position, atMost: Int(UInt8.max)))
      guard Int(word & Self.sourceBits) < AxisSource.allCases.count else {
        throw .impossible("a scroll has a source that this version does not know")
      }
      source = AxisSource.allCases[Int(word & Self.sourceBits)]
      figures = Figures(rawValue: word >> Self.figuresShift & 0x0F)
    case .hold, .unhold:
      fingers = try VariableNumber.read(bytes, at: &position, atMost: Self.mostFingers)
      guard fingers > 0 else { throw .impossible("a hold without fingers") }
    case .gap: reason = GapReason(word: try Self.text(bytes, at: &position))
    case .stop: break
    }
  }

  /// Reads a text that is preceded by its length, and advances `position` past it.
  static func text(_ bytes: RawSpan, at position: inout Int) throws(CorpusProblem) -> String {
    let count = try VariableNumber.read(bytes, at: &position, atMost: TraceReader.longestLine)
    guard position + count <= bytes.byteCount else { throw .impossible("a text continues beyond its block") }
    defer { position += count }
    return bytes.text(position..<position + count)
  }

  /// Appends a text, preceded by its length.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    VariableNumber.append(UInt64(text.utf8.count), to: &bytes)
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends the shape to a block.
  func append(to bytes: inout [UInt8]) {
    var head = kind.rawValue
    if layer == .evdev { head |= Self.evdevBit }
    if hasArrival { head |= Self.arrivalBit }
    if isCancelled { head |= Self.cancelledBit }
    VariableNumber.append(UInt64(head), to: &bytes)
    switch kind {
    case .down, .move, .up, .cancel: VariableNumber.append(UInt64(slot), to: &bytes)
    case .scroll:
      let source = UInt8(AxisSource.allCases.firstIndex(of: source) ?? 0)
      VariableNumber.append(UInt64(source | figures.rawValue << Self.figuresShift), to: &bytes)
    case .hold, .unhold: VariableNumber.append(UInt64(fingers), to: &bytes)
    case .gap: Self.append(reason?.word ?? "", to: &bytes)
    case .stop: break
    }
  }

  /// An event of this shape in which all values are zero; nil if its events do not fit the compact form of `PlainEvent`.
  var plain: PlainEvent? {
    guard let (kind, number) = plainKind, let number = UInt16(exactly: number) else {
      return wholeEvent.plain
    }
    // Built from bits, because a set made from a list would allocate the list for every block.
    let flags =
      (layer == .evdev ? PlainEvent.Flags.evdev.rawValue : 0)
      | (hasArrival ? PlainEvent.Flags.arrival.rawValue : 0)
    return PlainEvent(kind, time: 0, number: number, flags: PlainEvent.Flags(rawValue: flags))
  }

  /// The kind of event in the compact form, and the number that the compact form stores with it; nil if they do not fit.
  private var plainKind: (kind: PlainEvent.Kind, number: Int)? {
    switch kind {
    case .down: (.down, slot)
    case .move: (.move, slot)
    case .up: (.up, slot)
    case .cancel: (.cancel, slot)
    case .stop: (.stop, 0)
    case .hold: (.hold, fingers)
    case .unhold: (isCancelled ? .unholdCancelled : .unhold, fingers)
    case .scroll, .gap: nil
    }
  }

  private var wholeEvent: TraceEvent {
    TraceEvent(
      timeMicroseconds: 0, arrivalMicroseconds: hasArrival ? 0 : nil, layer: layer, kind: kindWithoutFigures)
  }

  private var kindWithoutFigures: TraceEvent.Kind {
    switch kind {
    case .down: .down(slot: slot, x: 0, y: 0)
    case .move: .move(slot: slot, x: 0, y: 0)
    case .up: .up(slot: slot)
    case .cancel: .cancel(slot: slot)
    case .scroll:
      .scroll(
        TraceScroll(
          source: source, dx: figures.contains(.dx) ? 0 : nil, dy: figures.contains(.dy) ? 0 : nil,
          v120x: figures.contains(.v120x) ? 0 : nil, v120y: figures.contains(.v120y) ? 0 : nil))
    case .stop: .stop
    case .hold: .hold(fingers: fingers)
    case .unhold: .unhold(fingers: fingers, cancelled: isCancelled)
    case .gap: .gap(reason ?? .dropped)
    }
  }

  /// True if events of this shape have a position.
  var hasPosition: Bool { kind == .down || kind == .move }
}
