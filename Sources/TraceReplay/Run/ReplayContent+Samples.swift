import PullToRefresh
import ScrollPhysics

/// Processes many samples together: those of the frames that a run skips.
extension ReplayContent {
  /// Applies the inputs before `end` like ``advance(_:to:log:)``, but of a series of samples only those that can still matter.
  mutating func advanceSparsely(_ inputs: Span<ReplayInput>, to end: Int, log: inout ReplayLog) {
    while nextInput < end {
      if inputs[nextInput].kind == .contact {
        takeHold(inputs[nextInput], log: &log)
        nextInput += 1
        nextTracked = nextInput
      } else if forgetsSamples, inputs[nextInput].kind == .sample {
        feedRow(inputs, to: end)
      } else {
        feed(inputs[nextInput])
      }
    }
  }

  /// Applies the next input, which is not a contact, to the content.
  mutating func feed(_ input: ReplayInput) {
    scroller.take(input)
    if isIncremental, input.kind == .sample { rawsAfterSamples.append(scroller.raw) }
    nextInput += 1
  }

  /// Applies the samples before `end`, except for those that leave no trace in the content.
  private mutating func feedRow(_ inputs: Span<ReplayInput>, to end: Int) {
    var row = nextInput
    // Between two samples of a gesture there are only samples of the same gesture.
    if inputs[end - 1].kind == .sample, inputs[end - 1].gesture == inputs[nextInput].gesture { row = end }
    while row < end, inputs[row].kind == .sample { row += 1 }
    // What a release needs of a run of samples is processed at the run's end; until then the content is where the newest sample puts it.
    if row < inputs.count, inputs[row].kind == .sample {
      nextTracked = scroller.takeRowSoFar(inputs, from: nextTracked, to: row, placed: nextInput)
    } else {
      scroller.takeRow(inputs, from: nextTracked, to: row, placed: nextInput)
    }
    nextInput = row
  }

  /// Marks a series of samples as delivered, without notifying the engine of each. The finger's first movement must not be among them.
  mutating func deliverSamples(_ inputs: Span<ReplayInput>, from start: Int, to end: Int) {
    guard end > start else { return }
    deliveredSamples += end - start - 1
    _ = deliverSample(inputs[end - 1])
  }

  /// The offset after the engine has received a sample, in points; the sample is `ahead` samples after the next one.
  @_addressableSelf
  func offset(after sample: borrowing ReplayInput, ahead: Int) -> Double {
    guard let delivered else { return .nan }
    // The raw positions of a model of increments are offsets.
    if isIncremental { return rawsAfterSamples[deliveredSamples + ahead] }
    return model.offset(forRaw: origins[delivered.gesture] - sample.travel, in: scroller.extent)
  }

  /// A travel that grows with the content's pull, after the engine has received a sample, in points: the finger's own, or for a model that
  /// adds up movements the negated position before resistance.
  @_addressableSelf
  func travel(after sample: borrowing ReplayInput, ahead: Int) -> Double {
    isIncremental ? -rawsAfterSamples[deliveredSamples + ahead] : sample.travel
  }

  /// The offset that the engine sees under the finger as delivered so far, in points.
  var deliveredOffset: Double {
    mutating get {
      guard let delivered else { return .nan }
      let origin = origins[delivered.gesture]
      if isIncremental { return delivered.raw ?? origin }
      return model.offset(forRaw: origin - delivered.travel, in: scroller.extent)
    }
  }

  /// The scroll view as the engine would have seen it at a skipped frame, under a finger. The newest sample at `time` must be delivered;
  /// the content may be further ahead.
  mutating func situationUnderFinger(at time: Double, withMotion: Bool) -> ScrollSituation {
    var view = situation(at: time, offset: deliveredOffset, withMotion: false)
    guard withMotion, let delivered else { return view }
    let raw = isIncremental ? delivered.raw ?? scroller.raw : scroller.raw(atTravel: delivered.travel)
    view.takeMotion(of: delivered)
    view.velocity =
      -paths[delivered.gesture].velocity(after: time) * model.slope(atRaw: raw, in: scroller.extent)
    return view
  }
}
