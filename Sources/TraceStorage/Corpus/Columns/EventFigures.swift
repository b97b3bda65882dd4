import GestureTraces

/// The values of a block's events, which are read from their columns one event after the other.
struct EventFigures {
  private let arrivals: [Int64]
  private let xs: [Double]
  private let ys: [Double]
  /// The values of the columns `dx`, `dy`, `v120_x` and `v120_y`; empty if no event scrolls.
  var scrolls: [[Double]] = []
  /// True while, in each layer, no time precedes the one before, and every arrival is within a day of its event.
  private(set) var areInOrder = true
  private var arrival = 0
  private var position = 0
  private var scroll: InlineArray<4, Int> = [0, 0, 0, 0]
  /// The time of the latest event in each layer, in microseconds.
  private var newest: InlineArray<2, Int64> = [0, 0]

  /// The values of these columns, before the first event.
  init(arrivals: [Int64], xs: [Double], ys: [Double]) {
    (self.arrivals, self.xs, self.ys) = (arrivals, xs, ys)
  }

  @inline(__always)
  private mutating func follow(_ time: Int64, _ shape: EventShape) {
    let layer = shape.layer == .libinput ? 0 : 1
    if time < newest[layer] { areInOrder = false }
    newest[layer] = time
  }

  private mutating func next(_ column: Int) -> Double {
    defer { scroll[column] += 1 }
    return scrolls[column][scroll[column]]
  }

  /// Creates the next event, which has this shape and time.
  @inline(__always)
  mutating func event(_ shape: EventShape, _ time: Int64) -> TraceEvent {
    follow(time, shape)
    var arrived: Int64?
    if shape.hasArrival {
      let at = time &+ arrivals[arrival]
      arrival += 1
      if at < 0 || at > TraceReader.longestTime { areInOrder = false }
      arrived = at
    }
    return TraceEvent(
      timeMicroseconds: time, arrivalMicroseconds: arrived, layer: shape.layer, kind: kind(shape))
  }

  @inline(__always)
  private mutating func kind(_ shape: EventShape) -> TraceEvent.Kind {
    switch shape.kind {
    case .down, .move:
      let (x, y) = (xs[position], ys[position])
      position += 1
      return shape.kind == .down ? .down(slot: shape.slot, x: x, y: y) : .move(slot: shape.slot, x: x, y: y)
    case .up: return .up(slot: shape.slot)
    case .cancel: return .cancel(slot: shape.slot)
    case .scroll:
      return .scroll(
        TraceScroll(
          source: shape.source, dx: figure(0, shape, .dx), dy: figure(1, shape, .dy),
          v120x: figure(2, shape, .v120x), v120y: figure(3, shape, .v120y)))
    case .stop: return .stop
    case .hold: return .hold(fingers: shape.fingers)
    case .unhold: return .unhold(fingers: shape.fingers, cancelled: shape.isCancelled)
    case .gap: return .gap(shape.reason ?? .dropped)
    }
  }

  private mutating func figure(_ column: Int, _ shape: EventShape, _ figure: EventShape.Figures) -> Double? {
    shape.figures.contains(figure) ? next(column) : nil
  }
}
