import GestureTraces
import TextFormats

/// Creates the events of a trace from their columns.
///
/// Every number is checked that could lead out of the block, out of memory, or to a trace that no text has. So the result is as valid as
/// that of `TraceReader`.
struct ColumnReader {
  private static let outOfBlock = CorpusProblem.impossible("a column continues beyond its block")

  private(set) var shapes: [EventShape] = []
  /// The byte position of the runs (neighbouring events of one shape), and their number. They are read again when needed, because most
  /// traces have few.
  private var runs = (start: 0, count: 0)
  /// The number of values in each column.
  private(set) var counts: InlineArray<10, Int> = .init(repeating: 0)
  private(set) var forms: InlineArray<10, ColumnForm> = .init(repeating: .asTheyAre)
  private(set) var starts: InlineArray<10, Int> = .init(repeating: 0)
  let count: Int
  /// The byte position at which the columns end in the block.
  private(set) var end = 0

  /// Reads the shapes and runs that begin at `position`, and locates the columns after them.
  ///
  /// - Parameters:
  ///   - bytes: The whole block.
  ///   - position: Where they begin.
  ///   - count: The number of events they must contain.
  /// - Throws: What is impossible.
  init(_ bytes: RawSpan, at position: Int, events count: Int) throws(CorpusProblem) {
    self.count = count
    guard count <= TraceReader.mostEvents else { throw .impossible("a block has too many events") }
    var position = position
    let shapeCount = try VariableNumber.read(bytes, at: &position, atMost: Int(UInt8.max))
    shapes.reserveCapacity(shapeCount)
    for _ in 0..<shapeCount {
      shapes.append(try EventShape(bytes, at: &position))
    }
    shapes.numberContacts()
    try readRuns(bytes, at: &position)
    for column in counts.indices where counts[column] > 0 {
      forms[column] = try ColumnForm(bytes, at: &position)
    }
    try place(from: CorpusLayout.aligned(position, to: CorpusLayout.blockAlignment), in: bytes.byteCount)
  }

  private mutating func readRuns(_ bytes: RawSpan, at position: inout Int) throws(CorpusProblem) {
    runs.count = try VariableNumber.read(bytes, at: &position, atMost: bytes.byteCount)
    runs.start = position
    var events = 0
    for _ in 0..<runs.count {
      let shape = Int(try VariableNumber.readByte(bytes, at: &position))
      let length = try VariableNumber.read(bytes, at: &position, atMost: count - events)
      guard shape < shapes.count else {
        throw .impossible("an event has a shape that its block does not have")
      }
      events += length
      count(shapes[shape], length)
    }
    guard events == count else { throw .impossible("a block has \(events) events instead of \(count)") }
  }

  /// Calls `body` for each run of events, with the index of the run's shape and the number of events.
  @inline(__always)
  func forEachRun(_ bytes: RawSpan, _ body: (_ shape: Int, _ length: Int) -> Void) {
    var (position, left) = (runs.start, count)
    for _ in 0..<runs.count {
      // They were checked when the block was read; but if another program has written to the file since, it must not give more events than
      // announced.
      guard let shape = try? VariableNumber.readByte(bytes, at: &position),
        let length = try? VariableNumber.read(bytes, at: &position, atMost: left)
      else { return }
      left -= length
      body(Int(shape), length)
    }
  }

  private mutating func count(_ shape: EventShape, _ length: Int) {
    count(.time, length)
    if shape.hasArrival { count(.arrival, length) }
    switch shape.kind {
    case .down:
      count(.downX, length)
      count(.downY, length)
    case .move:
      count(.moveX, length)
      count(.moveY, length)
    case .scroll:
      if shape.figures.contains(.dx) { count(.dx, length) }
      if shape.figures.contains(.dy) { count(.dy, length) }
      if shape.figures.contains(.v120x) { count(.v120x, length) }
      if shape.figures.contains(.v120y) { count(.v120y, length) }
    default: break
    }
  }

  private mutating func count(_ column: ColumnName, _ length: Int) { counts[column.rawValue] += length }

  /// Locates each column, and checks that all columns lie within the block.
  private mutating func place(from start: Int, in length: Int) throws(CorpusProblem) {
    var position = start
    for column in counts.indices where counts[column] > 0 {
      starts[column] = forms[column].start(after: position)
      position = starts[column] + counts[column] * forms[column].width
      guard position <= length else { throw Self.outOfBlock }
    }
    end = position
    guard isWhole(.time), isWhole(.arrival) else { throw .impossible("a time is not a whole number") }
    guard areAlike(.downX, .moveX), areAlike(.downY, .moveY) else {
      throw .impossible("positions of one axis have different decimals")
    }
  }

  @inline(__always)
  private func isWhole(_ column: ColumnName) -> Bool {
    counts[column.rawValue] == 0 || forms[column.rawValue].decimals == 0
  }

  @inline(__always)
  private func areAlike(_ down: ColumnName, _ move: ColumnName) -> Bool {
    counts[down.rawValue] == 0 || counts[move.rawValue] == 0
      || forms[down.rawValue].decimals == forms[move.rawValue].decimals
  }

  // MARK: Columns

  private func whole(_ column: ColumnName, _ bytes: RawSpan) -> [Int64] {
    let index = column.rawValue
    return counts[index] == 0
      ? [] : forms[index].numbers(bytes, at: starts[index], count: counts[index])
  }

  /// Reads the time of each event, in microseconds since the first event.
  private func times(_ bytes: RawSpan, atMost end: Int64) throws(CorpusProblem) -> [Int64] {
    var times = whole(.time, bytes)
    var (time, least, most) = (Int64(0), Int64(0), Int64(0))
    for index in times.indices {
      time &+= times[index]
      times[index] = time
      least = min(least, time)
      most = max(most, time)
    }
    guard least >= 0, most <= TraceReader.longestTime else { throw .impossible("a time is out of its range") }
    guard most <= end else { throw .impossible("a trace ends before its newest event") }
    return times
  }

  /// Reads and checks the values of one column that belongs to scrolls.
  private func figures(_ column: ColumnName, _ bytes: RawSpan) throws(CorpusProblem) -> [Double] {
    let form = forms[column.rawValue]
    let power = form.decimals.map { ColumnForm.powers[$0] }
    let figures = whole(column, bytes).map { value($0, power) }
    guard Self.areSound(figures) else { throw Self.tooFar }
    return figures
  }

  private static let tooFar = CorpusProblem.impossible("a position or a scroll is out of its range")

  /// Reads and checks one coordinate of every event that has a position, in order.
  private func positions(
    _ down: ColumnName, _ move: ColumnName, _ bytes: RawSpan
  ) throws(CorpusProblem) -> [Double] {
    let (downs, moves) = (whole(down, bytes), whole(move, bytes))
    let decimals = (counts[down.rawValue] > 0 ? forms[down.rawValue] : forms[move.rawValue]).decimals
    let power = decimals.map { ColumnForm.powers[$0] }
    var (nextDown, nextMove) = (0, 0)
    var last = [Int64](repeating: 0, count: shapes.count)
    let positions = [Double](unsafeUninitializedCapacity: downs.count + moves.count) { buffer, filled in
      forEachRun(bytes) { shape, length in
        let shape = shapes[shape]
        guard shape.hasPosition else { return }
        var number = last[shape.contact]
        if shape.kind == .down {
          for index in nextDown..<nextDown + length {
            number = downs[index]
            buffer[filled] = value(number, power)
            filled += 1
          }
          nextDown += length
        } else {
          let isWay = power != nil
          for index in nextMove..<nextMove + length {
            number = isWay ? number &+ moves[index] : moves[index]
            buffer[filled] = value(number, power)
            filled += 1
          }
          nextMove += length
        }
        last[shape.contact] = number
      }
    }
    guard Self.areSound(positions) else { throw Self.tooFar }
    return positions
  }

  /// The value that a stored whole number or bit pattern represents.
  @inline(__always)
  private func value(_ number: Int64, _ power: Double?) -> Double {
    if let power { Double(number) / power } else { Double(bitPattern: UInt64(bitPattern: number)) }
  }

  /// True if all values are in the range that a trace may have; false for NaN.
  private static func areSound(_ figures: [Double]) -> Bool {
    var isSound = true
    for figure in figures { isSound = isSound && figure.magnitude <= TraceEvent.furthest }
    return isSound
  }

  // MARK: Events

  /// Reads all events of the block, by the fast path if possible.
  ///
  /// - Parameters:
  ///   - bytes: The whole block.
  ///   - end: The latest time of an event, in microseconds.
  /// - Returns: As many events as the block announces.
  /// - Throws: What is impossible.
  func events(_ bytes: RawSpan, atMost end: Int64) throws(CorpusProblem) -> [TraceEvent] {
    // What the fast reader cannot handle is read, or rejected with a reason, here.
    if let events = quickEvents(bytes, atMost: end) { return events }
    return try carefulEvents(bytes, atMost: end)
  }

  /// Reads all events column by column, whatever their shapes, and reports errors.
  func carefulEvents(_ bytes: RawSpan, atMost end: Int64) throws(CorpusProblem) -> [TraceEvent] {
    let times = try times(bytes, atMost: end)
    var figures = EventFigures(
      arrivals: whole(.arrival, bytes), xs: try positions(.downX, .moveX, bytes),
      ys: try positions(.downY, .moveY, bytes))
    if shapes.contains(where: { $0.kind == .scroll }) {
      figures.scrolls = [
        try self.figures(.dx, bytes), try self.figures(.dy, bytes), try self.figures(.v120x, bytes),
        try self.figures(.v120y, bytes),
      ]
    }
    var events: [TraceEvent] = []
    events.reserveCapacity(count)
    forEachRun(bytes) { shape, length in
      for _ in 0..<length { events.append(figures.event(shapes[shape], times[events.count])) }
    }
    guard figures.areInOrder else { throw .impossible("times go back, or are out of their range") }
    return events
  }
}
