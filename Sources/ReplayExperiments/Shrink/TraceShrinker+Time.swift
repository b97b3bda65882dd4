import GestureTraces

extension TraceShrinker {
  /// The unit of times between two samples, in microseconds: they are whole milliseconds, at least one.
  private static let millisecond: Int64 = 1000

  /// Moves the start of the trace to time 0, then shortens the times between samples.
  ///
  /// All of them are halved as often as possible; then each is shortened by itself, the longest first.
  mutating func compactTimes() {
    let start = events.first?.timeMicroseconds ?? 0
    take(events.map { $0.moved(to: $0.timeMicroseconds - start) })
    while take(retimed(gaps.map { Self.wholeMilliseconds($0 / 2) })) {}
    let order = gaps.indices.sorted { (-gaps[$0], $0) < (-gaps[$1], $1) }
    for index in order where index < gaps.count { shorten(index) }
  }

  /// Shortens the time between two samples by bisection; the result need not be the shortest possible.
  private mutating func shorten(_ index: Int) {
    if set(index, to: Self.millisecond) { return }
    var low: Int64 = 1
    var high = gaps[index] / Self.millisecond
    while high - low > 1, !isCutShort {
      let middle = (low + high) / 2
      if set(index, to: middle * Self.millisecond) { high = middle } else { low = middle }
    }
  }

  private mutating func set(_ index: Int, to gap: Int64) -> Bool {
    var new = gaps
    guard gap < new[index] else { return false }
    new[index] = gap
    return take(retimed(new))
  }

  /// The times between samples, in microseconds.
  private var gaps: [Int64] {
    var gaps: [Int64] = []
    for (event, next) in zip(events, events.dropFirst()) where next.timeMicroseconds > event.timeMicroseconds
    {
      gaps.append(next.timeMicroseconds - event.timeMicroseconds)
    }
    return gaps
  }

  /// The same samples with other times between them, in microseconds; the first sample keeps its time.
  private func retimed(_ gaps: [Int64]) -> [TraceEvent] {
    var retimed: [TraceEvent] = []
    var (rest, last) = (gaps[...], events.first?.timeMicroseconds ?? 0)
    var time = last
    for event in events {
      if event.timeMicroseconds > last { time += rest.popFirst() ?? 0 }
      last = event.timeMicroseconds
      retimed.append(event.moved(to: time))
    }
    return retimed
  }

  private static func wholeMilliseconds(_ time: Int64) -> Int64 {
    max(millisecond, time / millisecond * millisecond)
  }
}

extension TraceEvent {
  /// The event at another time in microseconds; the time of its arrival at the recorder moves by the same amount.
  func moved(to time: Int64) -> TraceEvent {
    var event = self
    event.timeMicroseconds = time
    event.arrivalMicroseconds = arrivalMicroseconds.map { max(time, $0 + time - timeMicroseconds) }
    return event
  }
}
