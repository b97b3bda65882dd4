import TraceReplay

/// One timing or shape figure that every replay may have: a column of `quantiles`.
package enum ReplayMetric: String, CaseIterable, Sendable {
  /// The engine's threshold in the trace's scene.
  case threshold = "threshold_pt"
  /// Trigger less crossing.
  case latency = "latency_ms"
  /// Trigger less release, negative where it fired with the finger down.
  case releaseLatency = "release_latency_ms"
  /// First contact of the gesture to its trigger: how soon it fires for whoever pulls.
  case timeToTrigger = "time_to_trigger_ms"
  /// Time beyond the threshold with a finger down.
  case dwell = "dwell_ms"
  /// Pull less threshold at the release.
  case margin = "margin_pt"
  /// Greatest pull under the finger less threshold.
  case peakMargin = "peak_margin_pt"
  /// Greatest distance past the top edge.
  case peakOverscroll = "peak_overscroll_pt"
  /// Greatest distance past the top edge after the release, beyond that at release.
  case bouncePeak = "bounce_peak_pt"
  /// Up-crossings after the first.
  case chatter
  /// From the release until the content stays at rest.
  case settle = "settle_ms"
  /// Largest jump of the offset.
  case offsetJump = "offset_jump_pt"
  /// Largest jump of the velocity; not finite where a model stops content dead or starts it with infinite speed.
  case velocityJump = "velocity_jump_pt_s"
  /// Trigger to callback.
  case callbackDelay = "callback_delay_ms"
  /// Of the time from due to callback: until a sample shows it.
  case delaySample = "delay_sample_ms"
  /// Of the time from due to callback: until that sample reaches the program.
  case delayDelivery = "delay_delivery_ms"
  /// Of the time from due to callback: until the next frame.
  case delayFrame = "delay_frame_ms"
  /// Of the time from due to callback: what the policy waits, signed.
  case delayPolicy = "delay_policy_ms"
  /// Of the time from due to callback: trigger to callback.
  case delayCallback = "delay_callback_ms"
  /// Callback less due.
  case delayTotal = "delay_total_ms"

  /// The parts of ``delayTotal`` in the order of time.
  package static let delayParts: [ReplayMetric] = [
    .delaySample, .delayDelivery, .delayFrame, .delayPolicy, .delayCallback,
  ]

  /// Its key without the unit: `latency`, `velocity_jump`.
  package var name: String {
    let suffix = unit.isEmpty ? "" : "_" + unit.map { $0 == "/" ? "_" : $0 }
    return String(rawValue.dropLast(suffix.count))
  }

  /// Its value in a replay, in its unit; nil where the replay has none.
  ///
  /// - Parameter result: The figures of a replay.
  /// - Returns: A number that need not be finite.
  package func value(in result: ReplayResult) -> Double? {
    switch self {
    case .threshold: result.threshold
    case .latency: milliseconds(result.latency)
    case .releaseLatency: milliseconds(result.releaseLatency)
    case .timeToTrigger: milliseconds(result.timeToTrigger)
    case .dwell: milliseconds(result.dwell)
    case .margin: result.margin
    case .peakMargin: result.peakMargin
    case .peakOverscroll: result.peakOverscroll
    case .bouncePeak: result.bouncePeak
    case .chatter: Double(result.chatter)
    case .settle: milliseconds(result.settle)
    case .offsetJump: result.offsetJump
    case .velocityJump: result.velocityJump
    case .callbackDelay: milliseconds(result.callbackDelay)
    case .delaySample: milliseconds(result.delay?.sample)
    case .delayDelivery: milliseconds(result.delay?.delivery)
    case .delayFrame: milliseconds(result.delay?.frame)
    case .delayPolicy: milliseconds(result.delay?.policy)
    case .delayCallback: milliseconds(result.delay?.callback)
    case .delayTotal: milliseconds(result.delay?.total)
    }
  }

  private func milliseconds(_ seconds: Double?) -> Double? { seconds.map(Nanoseconds.milliseconds) }
}
