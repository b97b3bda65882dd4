import PullToRefresh
import ScrollPhysics

/// Computes the results of a trace and of each of its gestures, from the log of a run and the content's path without an engine.
extension Replay {
  /// The result of the whole trace for an engine whose run has this log.
  func result(of log: ReplayLog, engine: some NamedEngine) -> ReplayResult {
    var result = bareResult(of: engine)
    result.isUnfinished = track.gestures.last?.end == .unfinished
    log.fill(&result, engine: engine)
    if log.triggers > 0 {
      // For the whole trace the findings of all gestures count.
      let undue = gestureResults(of: log, engine: engine).flatMap { $0.findings }.filter {
        !$0.kind.isSeenInRun
      }
      for finding in undue { result.insert(finding) }
    }
    let measure = free.measure(engine.traits)
    guard let index = log.firstTrigger?.gesture ?? furthestPull(measure) else { return result }
    fill(
      &result, of: index, measure: measure,
      crossings: free.crossings(of: measure).filter { $0.gesture == index })
    result.isInRefresh = log.isInRefresh(gesture: index)
    if result.isInRefresh { result.dropLateDue() }
    if log.firstTrigger?.gesture == nil { result.timeToTrigger = nil }
    return result
  }

  /// Runs `engine` and returns the results of every gesture, in order: what the engine did in each, and the figures of each.
  ///
  /// - Parameter engine: The engine in its state before the replay.
  /// - Returns: One per gesture of the track.
  public func gestureResults(of engine: RefreshEngine) -> [ReplayResult] {
    let log = course(of: engine)
    return seen(by: engine.traits, in: log).gestureResults(of: log, engine: engine)
  }

  /// The results of every gesture, in order, for an engine whose run has this log.
  func gestureResults(of log: ReplayLog, engine: some NamedEngine) -> [ReplayResult] {
    let measure = free.measure(engine.traits)
    // In time order, and so in the order of the gestures.
    var crossings = free.crossings(of: measure)[...]
    // Findings before the first contact are assigned to the first gesture.
    let findings = Dictionary(grouping: log.findings) { $0.gesture ?? 1 }
    let bare = bareResult(of: engine)
    return track.gestures.indices.map { index in
      let own = crossings.prefix { $0.gesture <= index }
      crossings = crossings[own.endIndex...]
      var result = bare
      result.isUnfinished = track.gestures[index].end == .unfinished
      log.fill(&result, of: index, engine: engine)
      result.findings = findings[index + 1] ?? []
      fill(&result, of: index, measure: measure, crossings: Array(own))
      result.isInRefresh = log.isInRefresh(gesture: index)
      if result.isInRefresh { result.dropLateDue() }
      result.noteUndueTrigger()
      return result
    }
  }

  /// A result that has only the names of the engine and the model, and the trace's properties.
  private func bareResult(of engine: some NamedEngine) -> ReplayResult {
    var result = ReplayResult()
    result.engine = engine.resultName
    result.model = list.model.label
    result.rate = options.rate
    result.gestures = track.gestures.count
    result.isTruncated = track.isTruncated
    result.threshold = engine.traits.threshold
    return result
  }

  /// Fills in the figures of the gesture at `index`, using the trigger and callback that `result` already has; `crossings` are all
  /// crossings of the gesture and the motion after it.
  private func fill(
    _ result: inout ReplayResult, of index: Int, measure: PullMeasure, crossings: [Crossing]
  ) {
    let (traits, gesture) = (measure.traits, track.gestures[index])
    let figures = GestureFigures(
      of: free.gesture(index), gesture: gesture, path: free.path, measure: measure, crossings: crossings)
    result.gesture = index + 1
    (result.began, result.ended) = (gesture.began, gesture.ended)
    result.isReached = measure.isPast(figures.peakPull)
    result.release = gesture.end == .lift ? gesture.ended : nil
    result.timeToTrigger = result.trigger.map { $0 - gesture.began }
    let due = figures.due(by: traits, gesture: gesture, measure: measure)
    result.due = due?.time
    if let due {
      result.delay = delay(after: due, gesture: index, in: result)
      // This is used only to explain why an engine did not fire.
      if result.trigger == nil { result.isDueUnseen = timeline.isUnseen(due, gesture: index, clock: clock) }
    }
    result.dwell = figures.dwell
    result.margin = figures.releasePull.map { max(0, $0) - traits.threshold }
    result.peakMargin = figures.peakPull - traits.threshold
    result.peakOverscroll = figures.peakOverscroll
    result.bouncePeak = figures.bouncePeak
    result.settle = free.settle(of: index)
    result.takeCrossings(figures.crossings)
  }

  /// The parts of the delay from the due time to the callback; nil if the result has no trigger or no callback.
  private func delay(after due: DueMoment, gesture: Int, in result: ReplayResult) -> DelayParts? {
    guard let trigger = result.trigger, let callback = result.callback else { return nil }
    return DelayParts(
      of: due, gesture: gesture, in: timeline, clock: clock, trigger: trigger, callback: callback)
  }
}

extension ReplayLog {
  /// Writes the figures that the run's log contains, such as triggers and jumps, into the result of the trace.
  fileprivate func fill(_ result: inout ReplayResult, engine: some NamedEngine) {
    result.triggers = triggers
    result.trigger = firstTrigger?.time
    result.triggerPhase = firstTrigger?.phase
    result.callback = callback
    result.end = end
    result.offsetJump = offsetJump
    result.velocityJump = velocityJump
    result.isInsetConserved = isInsetConserved
    result.findings = oracle.findings
    result.states = states.map { StateEntry(time: $0.time, name: engine.stateWord($0.state)) }
  }

  /// Writes the figures that the run's log contains for the gesture at `index` into its result.
  fileprivate func fill(_ result: inout ReplayResult, of index: Int, engine: some NamedEngine) {
    result.end = end
    // The run may end before the engine sees a gesture; then nothing happened in it.
    guard index < gestures.count else { return }
    let (log, next) = (gestures[index], index + 1 < gestures.count ? gestures[index + 1] : nil)
    result.isBusy = log.isBusy
    result.triggers = log.triggers
    (result.trigger, result.triggerPhase) = (log.firstTrigger?.time, log.firstTrigger?.phase)
    result.callback = log.callback
    (result.offsetJump, result.velocityJump) = (log.offsetJump, log.velocityJump)
    result.end = next?.began ?? end
    result.isInsetConserved = next == nil ? isInsetConserved : true
    // A gesture begins with the state that the engine is in.
    result.states = states[log.firstState..<(next.map { $0.firstState + 1 } ?? states.count)].map {
      StateEntry(time: max($0.time, log.began), name: engine.stateWord($0.state))
    }
  }
}

extension ReplayLog {
  /// True if a refresh was still in progress when the engine saw the gesture at `index` begin.
  fileprivate func isInRefresh(gesture index: Int) -> Bool {
    index < gestures.count && gestures[index].isInRefresh
  }
}

extension ReplayResult {
  /// Removes a due time that is later than the trigger. This occurs in a gesture that begins while a refresh's inset is still open: many
  /// engines count this inset as a pull, but the content's path without an engine does not contain it.
  fileprivate mutating func dropLateDue() {
    guard let trigger, let time = due, time > trigger + Self.crossingSlack else { return }
    (due, delay) = (nil, nil)
  }

  /// Adds a finding if a gesture's first trigger was not due by the engine's own rule and no other finding covers it.
  fileprivate mutating func noteUndueTrigger() {
    guard let trigger, due == nil,
      !findings.contains(where: { $0.time == trigger && $0.kind.isOfTrigger })
    else { return }
    let size = triggerPhase == .contact ? peakMargin : margin ?? peakMargin
    insert(ReplayFinding(.triggerNotDue, at: trigger, gesture: gesture, size: size))
  }

  /// Inserts a finding so that all findings stay in time order.
  fileprivate mutating func insert(_ finding: ReplayFinding) {
    let index = findings.firstIndex { $0.kind == .insetLost || $0.time > finding.time }
    findings.insert(finding, at: index ?? findings.endIndex)
  }

  /// How much later than the frame that saw it a solved crossing may lie because of rounding, in seconds.
  private static let crossingSlack = 1e-9

  /// Stores the crossings of a gesture up to the trigger; later ones are dropped.
  fileprivate mutating func takeCrossings(_ all: [Crossing]) {
    let limit = trigger.map { $0 + Self.crossingSlack } ?? .infinity
    let seen = all.filter { $0.time <= limit }
    let ups = seen.filter { $0.isUp }
    crossings = seen.map { $0.time }
    crossing = trigger == nil ? ups.first?.time : ups.last?.time
    chatter = max(0, ups.count - 1)
  }
}
