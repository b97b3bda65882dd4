import GestureTraces
import TextFormats

/// Turns the events of a trace into columns of numbers.
struct ColumnWriter {
  /// The greatest number of event shapes in a block; the number of a shape is one byte.
  private static let mostShapes = 255

  /// Neighbouring events that have the same shape, so that only their values differ.
  private struct Run {
    let shape: Int
    var length: UInt64
  }

  /// An event that has a position: its contact's number, and whether the contact comes down or moves.
  private struct Position {
    let isDown: Bool
    let contact: Int
  }

  private var shapes: [EventShape] = []
  private var runs: [Run] = []
  private var time: Int64 = 0
  private var times: [Int64] = []
  private var arrivals: [Int64] = []
  private var positions: [Position] = []
  private var xs = DecimalColumn()
  private var ys = DecimalColumn()
  private var scrolls = [DecimalColumn](repeating: DecimalColumn(), count: 4)

  /// Appends the columns of these events to a block.
  ///
  /// - Parameters:
  ///   - events: The events of a trace.
  ///   - bytes: The block so far, which begins at a multiple of eight.
  /// - Returns: False if columns cannot represent an event: an unknown one, or one with unknown keys.
  static func append(_ events: [TraceEvent], to bytes: inout [UInt8]) -> Bool {
    var writer = ColumnWriter()
    for event in events where !writer.take(event) { return false }
    writer.write(to: &bytes)
    return true
  }

  private mutating func take(_ event: TraceEvent) -> Bool {
    guard let shape = EventShape(event), let number = number(of: shape) else { return false }
    if runs.last?.shape == number {
      runs[runs.count - 1].length += 1
    } else {
      runs.append(Run(shape: number, length: 1))
    }
    times.append(event.timeMicroseconds - time)
    time = event.timeMicroseconds
    if let arrival = event.arrivalMicroseconds { arrivals.append(arrival - time) }
    take(event.kind, contact: shapes[number].contact)
    return true
  }

  private mutating func take(_ kind: TraceEvent.Kind, contact: Int) {
    switch kind {
    case .down(_, let x, let y): take(Position(isDown: true, contact: contact), x, y)
    case .move(_, let x, let y): take(Position(isDown: false, contact: contact), x, y)
    case .scroll(let scroll):
      let figures = [scroll.dx, scroll.dy, scroll.v120x, scroll.v120y]
      for (index, figure) in figures.enumerated() { if let figure { scrolls[index].append(figure) } }
    default: break
    }
  }

  private mutating func take(_ position: Position, _ x: Double, _ y: Double) {
    positions.append(position)
    xs.append(x)
    ys.append(y)
  }

  /// The number of a shape in the block, to which the shape is added if it is new; nil if there are too many.
  private mutating func number(of shape: EventShape) -> Int? {
    for index in shapes.indices.reversed() {
      var known = shapes[index]
      known.contact = 0
      if known == shape { return index }
    }
    guard shapes.count < Self.mostShapes else { return nil }
    shapes.append(shape)
    shapes.numberContacts()
    return shapes.count - 1
  }

  private func write(to bytes: inout [UInt8]) {
    VariableNumber.append(UInt64(shapes.count), to: &bytes)
    for shape in shapes { shape.append(to: &bytes) }
    VariableNumber.append(UInt64(runs.count), to: &bytes)
    for run in runs {
      bytes.append(UInt8(run.shape))
      VariableNumber.append(run.length, to: &bytes)
    }
    let columns = columns.filter { !$0.numbers.isEmpty }
    for column in columns { column.form.append(to: &bytes) }
    bytes.pad(to: CorpusLayout.blockAlignment)
    for column in columns { column.form.append(column.numbers, to: &bytes) }
  }

  /// The numbers and the form of every column, in the order of the file.
  private var columns: [(numbers: [Int64], form: ColumnForm)] {
    let (x, y) = (steps(xs), steps(ys))
    return [
      (times, ColumnForm(of: times, decimals: 0)), (arrivals, ColumnForm(of: arrivals, decimals: 0)),
      (x.downs, form(x.downs, xs.decimals)), (y.downs, form(y.downs, ys.decimals)),
      (x.moves, form(x.moves, xs.decimals)), (y.moves, form(y.moves, ys.decimals)),
    ]
      + scrolls.map { column in
        let numbers = column.numbers(column.decimals)
        return (numbers, form(numbers, column.decimals))
      }
  }

  private func form(_ numbers: [Int64], _ decimals: Int?) -> ColumnForm {
    decimals.map { ColumnForm(of: numbers, decimals: $0) } ?? .asTheyAre
  }

  /// The positions at which contacts come down, and their movements from there, on one axis; bit patterns if the positions have no common
  /// number of decimals.
  private func steps(_ axis: DecimalColumn) -> (downs: [Int64], moves: [Int64]) {
    var (downs, moves): ([Int64], [Int64]) = ([], [])
    var last = [Int64](repeating: 0, count: shapes.count)
    for (position, number) in zip(positions, axis.numbers(axis.decimals)) {
      if position.isDown {
        downs.append(number)
      } else {
        moves.append(axis.decimals == nil ? number : number - last[position.contact])
      }
      last[position.contact] = number
    }
    return (downs, moves)
  }
}

extension [EventShape] {
  /// Gives each contact a number. Shapes with a position that have the same layer and slot belong to one contact, numbered by the first of
  /// them.
  mutating func numberContacts() {
    for index in indices where self[index].hasPosition {
      let (layer, slot) = (self[index].layer, self[index].slot)
      self[index].contact =
        self[..<index].firstIndex { $0.hasPosition && $0.layer == layer && $0.slot == slot } ?? index
    }
  }
}
