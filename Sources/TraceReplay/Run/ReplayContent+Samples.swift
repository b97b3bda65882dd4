import PullToRefresh
import ScrollPhysics

/// Samples that are processed together: those of frames that a run skips.
extension ReplayContent {
  /// Like ``advance(_:to:log:)`` up to the input before `end`, but feeds only those of a run of samples that can still matter.
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

  /// Feeds the coming run of samples before `end`, except for those that nothing remembers.
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

  /// Marks a run of samples as delivered, without notifying the engine of each; none is its finger's first movement.
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

  /// The travel that corresponds to the content's pull after the engine has received a sample, in points; for a model of increments
  /// the negative raw position.
  @_addressableSelf
  func travel(after sample: borrowing ReplayInput, ahead: Int) -> Double {
    isIncremental ? -rawsAfterSamples[deliveredSamples + ahead] : sample.travel
  }

  /// The offset that the engine sees under its delivered finger, in points.
  var deliveredOffset: Double {
    mutating get {
      guard let delivered else { return .nan }
      let origin = origins[delivered.gesture]
      if isIncremental { return delivered.raw ?? origin }
      return model.offset(forRaw: origin - delivered.travel, in: scroller.extent)
    }
  }

  /// The scroll view as the engine would have seen it at a skipped frame, under a finger whose newest sample at that time is delivered; the
  /// content may be ahead.
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
