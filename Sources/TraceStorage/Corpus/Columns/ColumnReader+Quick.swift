import GestureTraces

extension ColumnReader {
  /// The greatest number of event shapes for which the fast reader is used: two fingers in both layers, with and without arrivals, need no
  /// more.
  private static let mostShapes = 16

  /// Reads all events at once by a fast path. Nil if an event does not fit the compact form or a number is out of range; the careful reader
  /// then reads the block or reports the error.
  ///
  /// - Parameters:
  ///   - bytes: The whole block.
  ///   - end: The latest time of an event, in microseconds.
  /// - Returns: The same events as the careful reader's.
  func quickEvents(_ bytes: RawSpan, atMost end: Int64) -> [TraceEvent]? {
    guard shapes.count <= Self.mostShapes else { return nil }
    // Stored inline, like the positions: arrays would be allocated for every block.
    var quick = InlineArray<16, QuickShape>(repeating: .none)
    for index in shapes.indices {
      guard let shape = QuickShape(shapes[index]) else { return nil }
      quick[index] = shape
    }
    var cursors = Cursors(
      time: cursor(.time), arrival: cursor(.arrival), downX: cursor(.downX), downY: cursor(.downY),
      moveX: cursor(.moveX), moveY: cursor(.moveY), dx: cursor(.dx), dy: cursor(.dy), end: end)
    var last = InlineArray<16, Position>(repeating: Position())
    var isSound = true
    let events = [TraceEvent](unsafeUninitializedCapacity: count) { buffer, filled in
      forEachRun(bytes) { number, length in
        guard isSound else { return }
        let shape = quick[number]
        cursors.position = last[shape.contact]
        let events = UnsafeMutableBufferPointer(rebasing: buffer[filled..<filled + length])
        isSound = cursors.take(shape, bytes, events)
        filled += length
        last[shape.contact] = cursors.position
      }
    }
    return isSound ? events : nil
  }

  // Written inline, because a function would copy all columns to read one.
  @inline(__always)
  private func cursor(_ name: ColumnName) -> Cursor {
    counts[name.rawValue] == 0 ? .ofNone : Cursor(forms[name.rawValue], at: starts[name.rawValue])
  }
}

/// The parts of an event's shape that the fast path needs for each event; it has no references, so copies are cheap.
private struct QuickShape {
  /// A placeholder where a block has no shape.
  static let none = QuickShape()

  /// An event of this shape in which all values are zero, to be filled in.
  let zeros: PlainEvent
  let kind: EventShape.Kind
  let figures: EventShape.Figures
  let contact: Int

  var isLibinput: Bool { zeros.layer == .libinput }
  var hasArrival: Bool { zeros.flags.contains(.arrival) }

  private init() { (zeros, kind, figures, contact) = (PlainEvent(.stop, time: 0), .stop, [], 0) }

  /// The fast form of a shape; nil if events of this shape do not fit the compact form.
  init?(_ shape: EventShape) {
    guard let zeros = shape.plain else { return nil }
    (self.zeros, kind, figures, contact) = (zeros, shape.kind, shape.figures, shape.contact)
  }
}

/// A contact's position, as whole numbers scaled by the column's decimals.
private struct Position {
  var x: Int64 = 0
  var y: Int64 = 0
}

/// The read positions in all columns.
private struct Cursors {
  var time: Cursor
  var arrival: Cursor
  var downX: Cursor
  var downY: Cursor
  var moveX: Cursor
  var moveY: Cursor
  var dx: Cursor
  var dy: Cursor
  /// The latest time of an event, in microseconds.
  let end: Int64
  /// The time of the previous event in any layer, in microseconds.
  var now: Int64 = 0
  /// The time of the latest event in each layer, in microseconds.
  var newest: (libinput: Int64, evdev: Int64) = (0, 0)
  /// The latest position of the contact whose events are read.
  var position = Position()

  /// Creates the events of a run; returns false if one of its numbers is out of range.
  mutating func take(
    _ shape: QuickShape, _ bytes: RawSpan, _ events: UnsafeMutableBufferPointer<TraceEvent>
  ) -> Bool {
    if shape.kind == .move, !shape.hasArrival, time.goesOn, let x = moveX.power, let y = moveY.power {
      return takeMoves(shape, (x, y), bytes, events)
    }
    return takeAny(shape, bytes, events)
  }

  /// Creates the events of a run (neighbouring events of one shape) of any kind.
  @inline(never)
  private mutating func takeAny(
    _ shape: QuickShape, _ bytes: RawSpan, _ events: UnsafeMutableBufferPointer<TraceEvent>
  ) -> Bool {
    var (event, isSound) = (shape.zeros, true)
    for index in events.indices {
      isSound = takeOne(shape, &event, bytes) && isSound
      events.initializeElement(at: index, to: TraceEvent(event))
    }
    return isSound
  }

  /// Creates the events of a run of moves without arrival times, the most common kind. Their times must not decrease, and their positions
  /// must be whole numbers divided by `powers`; all checks are combined and evaluated once.
  @inline(never)
  private mutating func takeMoves(
    _ shape: QuickShape, _ powers: (x: Double, y: Double), _ bytes: RawSpan,
    _ events: UnsafeMutableBufferPointer<TraceEvent>
  ) -> Bool {
    guard !events.isEmpty else { return true }
    // Local copies, in a function of their own, so that the loop keeps them in registers.
    var (time, stepX, stepY) = (time, moveX, moveY)
    var (event, now, position, reach) = (shape.zeros, now, position, Position())
    for index in events.indices {
      now &+= time.next(bytes)
      position.x &+= stepX.next(bytes)
      position.y &+= stepY.next(bytes)
      // The bitwise union bounds the largest of them within a factor of two.
      reach.x |= position.x ^ position.x >> 63
      reach.y |= position.y ^ position.y >> 63
      (event.time, event.x) = (now, Double(position.x) / powers.x)
      event.y = Double(position.y) / powers.y
      events.initializeElement(at: index, to: TraceEvent(event))
    }
    let first = self.now &+ self.time.next(bytes)
    let isSound =
      first >= (shape.isLibinput ? newest.libinput : newest.evdev) && now <= end
      && Double(reach.x) < TraceEvent.furthest * powers.x && Double(reach.y) < TraceEvent.furthest * powers.y
    (self.time, moveX, moveY, self.position) = (time, stepX, stepY, position)
    note(now, isLibinput: shape.isLibinput)
    return isSound
  }

  private mutating func note(_ time: Int64, isLibinput: Bool) {
    now = time
    if isLibinput { newest.libinput = now } else { newest.evdev = now }
  }

  /// Fills in the next event of this shape; returns false if one of its numbers is out of range.
  private mutating func takeOne(_ shape: QuickShape, _ event: inout PlainEvent, _ bytes: RawSpan) -> Bool {
    let isLibinput = shape.isLibinput
    let before = isLibinput ? newest.libinput : newest.evdev
    note(now &+ time.next(bytes), isLibinput: isLibinput)
    var isSound = now >= before && now <= end
    event.time = now
    if shape.hasArrival {
      let delay = arrival.next(bytes)
      event.delay = UInt32(truncatingIfNeeded: delay)
      isSound = isSound && Int64(event.delay) == delay && now &+ delay <= TraceReader.longestTime
    }
    switch shape.kind {
    case .down:
      position = Position(x: downX.next(bytes), y: downY.next(bytes))
      (event.x, event.y) = (downX.value(position.x), downY.value(position.y))
    case .move:
      position.x = moveX.next(bytes) &+ (moveX.power == nil ? 0 : position.x)
      position.y = moveY.next(bytes) &+ (moveY.power == nil ? 0 : position.y)
      (event.x, event.y) = (moveX.value(position.x), moveY.value(position.y))
    case .scroll:
      if shape.figures.contains(.dx) { event.x = dx.value(dx.next(bytes)) }
      if shape.figures.contains(.dy) { event.y = dy.value(dy.next(bytes)) }
    default: return isSound
    }
    return isSound && event.x.magnitude <= TraceEvent.furthest && event.y.magnitude <= TraceEvent.furthest
  }
}

/// The read position in one column.
private struct Cursor {
  /// Time steps so short that the sum of any number of them fits into 64 bits.
  private static let shortSteps = 0...Int64(UInt32.max)

  private let base: Int64
  private let width: Int
  /// The number of bits by which an eight-byte word, read so that it ends where the number ends, is shifted to get the number.
  private let shift: UInt64
  private let mask: UInt64
  /// The power of ten by which whole numbers are divided; nil for floating-point numbers.
  let power: Double?
  private var offset: Int

  /// The cursor of a missing column.
  static let ofNone = Cursor(.asTheyAre, at: 0)

  /// A cursor at the start of a column of this form.
  init(_ form: ColumnForm, at position: Int) {
    (base, width, offset) = (form.base, form.width, position)
    (shift, mask) = (UInt64(64 - 8 * width), width == 0 ? 0 : .max >> UInt64(64 - 8 * width))
    power = form.decimals.map { ColumnForm.powers[$0] }
  }

  /// True if no number of the column is negative, and none is so large that their sum could overflow 64 bits.
  var goesOn: Bool { Self.shortSteps ~= base && width <= 4 }

  /// Reads the next number and advances. The caller has checked the bounds; at least eight bytes precede every column.
  @inline(__always)
  mutating func next(_ bytes: RawSpan) -> Int64 {
    offset &+= width
    let word = UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset &- 8, as: UInt64.self))
    return base &+ Int64(truncatingIfNeeded: word &>> shift & mask)
  }

  /// The value that a stored whole number or bit pattern represents.
  @inline(__always)
  func value(_ number: Int64) -> Double {
    if let power { Double(number) / power } else { Double(bitPattern: UInt64(bitPattern: number)) }
  }
}
