import PullToRefresh
import ReplayExperiments
import TextFormats
import TraceReplay

/// Derives from an app's log what the app did in each gesture of a trace.
struct ObservedGestures {
  let log: ObservedLog
  /// The offsets of the app's content over time, on the trace's clock.
  let app: SeenPath
  /// The time on the trace's clock minus the time on the log's clock, in seconds.
  let shift: Double
  let gestures: [FingerGesture]
  /// The content's top inset, in points; 0 if the log's offsets are pulls.
  let topInset: Double
  let settings: ObservationSettings

  /// A trigger at most this long after the release counts as fired by the release, in seconds: three frames at 60 per second.
  private static let soon = 0.05
  /// How early a trigger may appear before its gesture's touch, in seconds, because clocks are aligned only to a few frames.
  private static let slack = 0.02

  /// The app's result for each gesture, in order.
  var results: [ReplayResult] {
    let triggers = log.times(of: log.knowsCallbacksAlone ? .callback : .trigger).map { $0 + shift }
    let callbacks = log.times(of: .callback).map { $0 + shift }
    let ends = log.times(of: .end).map { $0 + shift }
    let lifts = log.times(of: .lift).map { $0 + shift }
    return gestures.indices.map { index in
      let (gesture, span) = (gestures[index], span(of: index))
      var result = bare(index, gesture)
      let own = triggers.filter(span.contains)
      result.triggers = own.count
      result.trigger = own.first
      let lift = lifts.last { $0 <= gesture.ended + ObservedClock.slack } ?? gesture.ended
      result.triggerPhase = own.first.map { phase(of: $0, lift: lift, gesture) }
      result.timeToTrigger = own.first.map { $0 - gesture.began }
      // A callback belongs to its trigger, however late it comes.
      let others = triggers.first { $0 >= span.upperBound } ?? .infinity
      result.callback = own.first.flatMap { trigger in
        callbacks.first { trigger <= $0 && $0 < max(others, trigger.nextUp) }
      }
      let begun = triggers.last { $0 < span.lowerBound }
      // Only a log that says when refreshes end can say that one is still running.
      result.isBusy =
        !ends.isEmpty && begun.map { begun in !ends.contains { begun..<span.lowerBound ~= $0 } } ?? false
      return result.inNanoseconds
    }
  }

  /// The time in which triggers belong to a gesture: from its first contact to that of the next gesture.
  private func span(of index: Int) -> Range<Double> {
    let start = gestures[index].began - Self.slack
    let end = index + 1 < gestures.count ? gestures[index + 1].began - Self.slack : .infinity
    return start..<max(start, end)
  }

  private func bare(_ index: Int, _ gesture: FingerGesture) -> ReplayResult {
    var result = ReplayResult()
    (result.engine, result.model) = (settings.name, ObservationSettings.model)
    result.rate = settings.replay.options.rate
    (result.gesture, result.gestures) = (index + 1, gestures.count)
    (result.began, result.ended) = (gesture.began, gesture.ended)
    result.release = gesture.end == .lift ? gesture.ended : nil
    result.isUnfinished = gesture.end == .unfinished
    let span = span(of: index)
    let offsets = app.moments.filter(span.contains).map { app.offset(at: $0) }
    result.peakOverscroll = offsets.min().map { max(0, -$0 - topInset) }
    result.end = index + 1 < gestures.count ? gestures[index + 1].began : max(app.last, gesture.ended)
    return result
  }

  private func phase(of trigger: Double, lift: Double, _ gesture: FingerGesture) -> TriggerPhase {
    if trigger < lift { return .contact }
    return gesture.end == .lift && trigger <= lift + Self.soon ? .released : .settling
  }
}
