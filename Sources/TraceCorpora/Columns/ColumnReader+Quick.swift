import GestureTraces

extension ColumnReader {
  /// The events, each made of all its columns at once, where all fit the form without references; nil where one does not, or where a
  /// number is out of its range: who reads column by column says which.
  ///
  /// - Parameters:
  ///   - bytes: The whole block.
  ///   - end: The latest time they may have, in microseconds.
  /// - Returns: The same as the careful reader's.
  func quickEvents(_ bytes: RawSpan, atMost end: Int64) -> [TraceEvent]? {
    var plains: [PlainEvent] = []
    plains.reserveCapacity(shapes.count)
    for shape in shapes {
      guard let plain = shape.plain else { return nil }
      plains.append(plain)
    }
    var cursors = Cursors(self)
    var last = [(x: Int64, y: Int64)](repeating: (0, 0), count: shapes.count)
    var isSound = true
    let events = [TraceEvent](unsafeUninitializedCapacity: count) { buffer, filled in
      for run in runs where isSound {
        let shape = shapes[run.shape]
        cursors.begin(last[shape.contact])
        let events = UnsafeMutableBufferPointer(rebasing: buffer[filled..<filled + run.length])
        isSound =
          shape.kind == .move && !shape.hasArrival
          ? cursors.takeMoves(plains[run.shape], shape, bytes, atMost: end, events)
          : cursors.takeAny(plains[run.shape], shape, bytes, atMost: end, events)
        filled += run.length
        last[shape.contact] = cursors.position
      }
    }
    return isSound ? events : nil
  }
}

/// Where the next event finds its figures in each column.
private struct Cursors {
  private var time: Cursor
  private var arrival: Cursor
  private var downX: Cursor
  private var downY: Cursor
  private var moveX: Cursor
  private var moveY: Cursor
  private var dx: Cursor
  private var dy: Cursor
  /// The time of the event before, of any layer.
  private var now: Int64 = 0
  /// The newest time of each layer.
  private var newest: (libinput: Int64, evdev: Int64) = (0, 0)
  /// The newest position of the contact whose events come, as whole numbers.
  private(set) var position: (x: Int64, y: Int64) = (0, 0)

  init(_ columns: ColumnReader) {
    time = Cursor(columns, .time)
    arrival = Cursor(columns, .arrival)
    (downX, downY) = (Cursor(columns, .downX), Cursor(columns, .downY))
    (moveX, moveY) = (Cursor(columns, .moveX), Cursor(columns, .moveY))
    (dx, dy) = (Cursor(columns, .dx), Cursor(columns, .dy))
  }

  /// Events of one shape come, whose contact is at a position.
  mutating func begin(_ position: (x: Int64, y: Int64)) { self.position = position }

  /// The events of a run of moves without arrival, as most are: the same, in a loop of its own.
  mutating func takeMoves(
    _ zeros: PlainEvent, _ shape: EventShape, _ bytes: RawSpan, atMost end: Int64,
    _ events: UnsafeMutableBufferPointer<TraceEvent>
  ) -> Bool {
    // By themselves, not in place: the loop keeps them in registers.
    var own = self
    var (event, isSound) = (zeros, true)
    for index in events.indices {
      isSound = own.takeMove(&event, isLibinput: shape.layer == .libinput, bytes, atMost: end) && isSound
      events.initializeElement(at: index, to: TraceEvent(event))
    }
    self = own
    return isSound
  }

  /// The events of any run.
  mutating func takeAny(
    _ zeros: PlainEvent, _ shape: EventShape, _ bytes: RawSpan, atMost end: Int64,
    _ events: UnsafeMutableBufferPointer<TraceEvent>
  ) -> Bool {
    var (event, isSound) = (zeros, true)
    for index in events.indices {
      isSound = take(&event, shape, bytes, atMost: end) && isSound
      events.initializeElement(at: index, to: TraceEvent(event))
    }
    return isSound
  }

  @inline(__always)
  private mutating func takeTime(isLibinput: Bool, _ bytes: RawSpan, atMost end: Int64) -> Bool {
    now &+= time.next(bytes)
    let isSound = now >= (isLibinput ? newest.libinput : newest.evdev) && now <= end
    if isLibinput { newest.libinput = now } else { newest.evdev = now }
    return isSound
  }

  @inline(__always)
  private mutating func takeMove(
    _ event: inout PlainEvent, isLibinput: Bool, _ bytes: RawSpan, atMost end: Int64
  ) -> Bool {
    let isSound = takeTime(isLibinput: isLibinput, bytes, atMost: end)
    event.time = now
    let step = (x: moveX.next(bytes), y: moveY.next(bytes))
    position.x = moveX.power == nil ? step.x : position.x &+ step.x
    position.y = moveY.power == nil ? step.y : position.y &+ step.y
    (event.x, event.y) = (moveX.value(position.x), moveY.value(position.y))
    return isSound && event.x.magnitude <= TraceEvent.furthest && event.y.magnitude <= TraceEvent.furthest
  }

  /// Fills in the next event, which has this shape; false where a number of it is out of its range.
  @inline(__always)
  private mutating func take(
    _ event: inout PlainEvent, _ shape: EventShape, _ bytes: RawSpan, atMost end: Int64
  ) -> Bool {
    var isSound = takeTime(isLibinput: shape.layer == .libinput, bytes, atMost: end)
    event.time = now
    if shape.hasArrival {
      let delay = arrival.next(bytes)
      event.delay = UInt32(truncatingIfNeeded: delay)
      isSound = isSound && Int64(event.delay) == delay && now &+ delay <= TraceReader.longestTime
    }
    switch shape.kind {
    case .down:
      position = (downX.next(bytes), downY.next(bytes))
      (event.x, event.y) = (downX.value(position.x), downY.value(position.y))
    case .move:
      let step = (x: moveX.next(bytes), y: moveY.next(bytes))
      position.x = moveX.power == nil ? step.x : position.x &+ step.x
      position.y = moveY.power == nil ? step.y : position.y &+ step.y
      (event.x, event.y) = (moveX.value(position.x), moveY.value(position.y))
    case .scroll:
      if shape.figures.contains(.dx) { event.x = dx.value(dx.next(bytes)) }
      if shape.figures.contains(.dy) { event.y = dy.value(dy.next(bytes)) }
    default: return isSound
    }
    return isSound && event.x.magnitude <= TraceEvent.furthest && event.y.magnitude <= TraceEvent.furthest
  }
}

/// The next number of one column.
private struct Cursor {
  private let base: Int64
  private let width: Int
  /// The power of ten that its whole numbers are divided by; nil where they are figures as they are.
  let power: Double?
  private var offset: Int

  init(_ columns: ColumnReader, _ name: ColumnName) {
    let form = columns.forms[name.rawValue]
    (base, width) = (form.base, form.width)
    power = form.decimals.map { ColumnForm.powers[$0] }
    offset = columns.starts[name.rawValue]
  }

  /// The number, and one further; that it is in the block was checked for all events.
  @inline(__always)
  mutating func next(_ bytes: RawSpan) -> Int64 {
    let word: UInt64
    switch width {
    case 0: return base
    case 1: word = UInt64(bytes.number(at: offset, as: UInt8.self))
    case 2: word = UInt64(bytes.number(at: offset, as: UInt16.self))
    case 4: word = UInt64(bytes.number(at: offset, as: UInt32.self))
    default: word = bytes.number(at: offset, as: UInt64.self)
    }
    offset += width
    return base &+ Int64(truncatingIfNeeded: word)
  }

  /// The figure that a number stands for.
  @inline(__always)
  func value(_ number: Int64) -> Double {
    if let power { Double(number) / power } else { Double(bitPattern: UInt64(bitPattern: number)) }
  }
}
