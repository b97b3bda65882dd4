import GestureTraces

/// Makes the events of a trace of their columns. Every number is checked where it could lead out of the block, out of memory, or
/// to a trace that no text has: what comes is as sound as what `TraceReader` gives.
struct ColumnReader {
  /// Neighbours of one shape.
  private struct Run {
    let shape: Int
    let length: Int
  }

  private static let outOfBlock = CorpusProblem.impossible("a column goes on beyond its block")

  private var shapes: [EventShape] = []
  private var runs: [Run] = []
  /// Numbers of each column.
  private var counts: InlineArray<10, Int> = .init(repeating: 0)
  private var forms: InlineArray<10, ColumnForm> = .init(repeating: .asTheyAre)
  private var starts: InlineArray<10, Int> = .init(repeating: 0)
  private let count: Int
  /// Where the columns end in the block.
  private(set) var end = 0

  /// The shapes, runs and columns that begin at `position`.
  ///
  /// - Parameters:
  ///   - bytes: The whole block.
  ///   - position: Where they begin.
  ///   - count: How many events they must be.
  /// - Throws: What cannot be.
  init(_ bytes: RawSpan, at position: Int, events count: Int) throws(CorpusProblem) {
    self.count = count
    guard count <= TraceReader.mostEvents else { throw .impossible("a block has too many events") }
    var position = position
    for _ in 0..<(try VariableNumber.read(bytes, at: &position, atMost: Int(UInt8.max))) {
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
    let number = try VariableNumber.read(bytes, at: &position, atMost: bytes.byteCount)
    runs.reserveCapacity(number)
    var events = 0
    for _ in 0..<number {
      let shape = Int(try VariableNumber.readByte(bytes, at: &position))
      let length = try VariableNumber.read(bytes, at: &position, atMost: count - events)
      guard shape < shapes.count else { throw .impossible("an event has a shape that its block has not") }
      events += length
      runs.append(Run(shape: shape, length: length))
      count(shapes[shape], length)
    }
    guard events == count else { throw .impossible("a block has \(events) events, and not \(count)") }
  }

  private mutating func count(_ shape: EventShape, _ length: Int) {
    func add(_ names: ColumnName...) { for name in names { counts[name.rawValue] += length } }
    add(.time)
    if shape.hasArrival { add(.arrival) }
    switch shape.kind {
    case .down: add(.downX, .downY)
    case .move: add(.moveX, .moveY)
    case .scroll:
      if shape.figures.contains(.dx) { add(.dx) }
      if shape.figures.contains(.dy) { add(.dy) }
      if shape.figures.contains(.v120x) { add(.v120x) }
      if shape.figures.contains(.v120y) { add(.v120y) }
    default: break
    }
  }

  /// Finds where each column begins, and that all of it is in the block.
  private mutating func place(from start: Int, in length: Int) throws(CorpusProblem) {
    var position = start
    for column in counts.indices where counts[column] > 0 {
      starts[column] = forms[column].start(after: position)
      position = starts[column] + counts[column] * forms[column].width
      guard position <= length else { throw Self.outOfBlock }
    }
    end = position
    for time in [ColumnName.time, .arrival] where counts[time.rawValue] > 0 {
      guard forms[time.rawValue].decimals == 0 else { throw .impossible("a time is no whole number") }
    }
    for (down, move) in [(ColumnName.downX, ColumnName.moveX), (.downY, .moveY)]
    where counts[down.rawValue] > 0 && counts[move.rawValue] > 0 {
      guard forms[down.rawValue].decimals == forms[move.rawValue].decimals else {
        throw .impossible("positions of one axis have different decimals")
      }
    }
  }

  // MARK: Columns

  private func whole(_ column: ColumnName, _ bytes: RawSpan) -> [Int64] {
    let index = column.rawValue
    return counts[index] == 0
      ? [] : forms[index].numbers(bytes, at: starts[index], count: counts[index])
  }

  /// A time for each event.
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

  /// The figures of a scroll, checked.
  private func figures(_ column: ColumnName, _ bytes: RawSpan) throws(CorpusProblem) -> [Double] {
    let form = forms[column.rawValue]
    let power = form.decimals.map { ColumnForm.powers[$0] }
    var isSound = true
    let figures = whole(column, bytes).map { number in
      let figure = power.map { Double(number) / $0 } ?? Double(bitPattern: UInt64(bitPattern: number))
      if !(figure.magnitude <= TraceEvent.furthest) { isSound = false }
      return figure
    }
    guard isSound else { throw Self.tooFar }
    return figures
  }

  private static let tooFar = CorpusProblem.impossible("a position or a scroll is out of its range")

  /// One coordinate of every event that has a position, in order, checked.
  private func positions(
    _ down: ColumnName, _ move: ColumnName, _ bytes: RawSpan
  ) throws(CorpusProblem) -> [Double] {
    let (downs, moves) = (whole(down, bytes), whole(move, bytes))
    let decimals = (counts[down.rawValue] > 0 ? forms[down.rawValue] : forms[move.rawValue]).decimals
    let power = decimals.map { ColumnForm.powers[$0] }
    var (nextDown, nextMove) = (0, 0)
    var last = [Int64](repeating: 0, count: shapes.count)
    var furthest = 0.0
    let positions = [Double](unsafeUninitializedCapacity: downs.count + moves.count) { buffer, filled in
      for run in runs where shapes[run.shape].hasPosition {
        let shape = shapes[run.shape]
        var number = last[shape.contact]
        for _ in 0..<run.length {
          if shape.kind == .down {
            number = downs[nextDown]
            nextDown += 1
          } else {
            number = moves[nextMove] &+ (power == nil ? 0 : number)
            nextMove += 1
          }
          let position = power.map { Double(number) / $0 } ?? Double(bitPattern: UInt64(bitPattern: number))
          // NaN is not within any distance.
          if !(position.magnitude <= furthest) { furthest = position.isNaN ? .infinity : position.magnitude }
          buffer[filled] = position
          filled += 1
        }
        last[shape.contact] = number
      }
    }
    guard furthest <= TraceEvent.furthest else { throw Self.tooFar }
    return positions
  }

  // MARK: Events

  /// The events.
  ///
  /// - Parameters:
  ///   - bytes: The whole block.
  ///   - end: The latest time they may have, in microseconds.
  /// - Returns: As many as the block says.
  /// - Throws: What cannot be.
  func events(_ bytes: RawSpan, atMost end: Int64) throws(CorpusProblem) -> [TraceEvent] {
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
    let events = [TraceEvent](unsafeUninitializedCapacity: count) { buffer, filled in
      for run in runs {
        let shape = shapes[run.shape]
        for _ in 0..<run.length {
          buffer.initializeElement(at: filled, to: figures.event(shape, times[filled]))
          filled += 1
        }
      }
    }
    guard figures.areInOrder else { throw .impossible("times go back, or are out of their range") }
    return events
  }
}
