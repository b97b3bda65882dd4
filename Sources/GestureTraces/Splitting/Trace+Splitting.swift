extension Trace {
  /// A trace for each group of gestures between which nothing touches the device for `idle` microseconds.
  ///
  /// Each counts time from its own first event, and so do its labels; it has a grade of its own. For traces without a wall
  /// clock: where the header says when it started, the parts say the same.
  ///
  /// - Parameter idle: In microseconds, > 0.
  /// - Returns: The parts in order of time; none where nothing was a gesture.
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

  /// Adds the last line.
  private mutating func close(at time: Int64) {
    header.labels = header.labels.map { $0.cut(at: time) }.flatMap { $0.isEmpty ? nil : $0 }
    let grade = TraceIntegrity(of: self).grade(endedAtMicroseconds: time)
    end = TraceEnd(timeMicroseconds: time, events: events.count, grade: grade)
  }
}
