extension Trace {
  /// Splits the trace into one trace per group of gestures, separated by `idle` microseconds without contact.
  ///
  /// Times of events and labels count from each part's own first event, and each part has its own grade. If the header gives a start time,
  /// all parts have the same; the method is meant for traces without one.
  ///
  /// - Parameter idle: A duration in microseconds, > 0.
  /// - Returns: The parts in order of time; empty if there is no gesture.
  public func split(idle: Int64) -> [Trace] {
    var splitter = GestureSplitter(idle: idle, kind: header.device.kind)
    var parts: [Trace] = []
    func take(_ steps: [GestureSplitter.Step]) {
      for step in steps {
        switch step {
        case .begin(let zero):
          parts.append(Trace(path: path, header: header, events: [], end: nil))
          parts[parts.count - 1].header.labels = header.labels?.shifted(by: zero)
        case .store(let event): parts[parts.count - 1].events.append(event)
        case .end(let time, _): parts[parts.count - 1].close(at: time)
        }
      }
    }
    for event in events { take(splitter.pass(event)) }
    take(splitter.finish(at: end?.timeMicroseconds ?? 0))
    return parts
  }

  /// Adds an end line with this time, in microseconds, and the trace's grade.
  private mutating func close(at time: Int64) {
    header.labels = header.labels.map { $0.cut(at: time) }.flatMap { $0.isEmpty ? nil : $0 }
    let grade = TraceIntegrity(of: self).grade(endedAtMicroseconds: time)
    end = TraceEnd(timeMicroseconds: time, events: events.count, grade: grade)
  }
}
