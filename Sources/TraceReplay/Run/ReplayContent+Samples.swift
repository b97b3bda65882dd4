import PullToRefresh
import ScrollPhysics

/// Samples that are taken together: those of frames that a run leaves out.
extension ReplayContent {
  /// As ``advance(_:to:log:)`` to the inputs before `end`, but of a row of samples only those are fed that can still matter.
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

  /// Does to the content what the next input does, which is no contact.
  mutating func feed(_ input: ReplayInput) {
    scroller.take(input)
    if isIncremental, input.kind == .sample { rawsAfterSamples.append(scroller.raw) }
    nextInput += 1
  }

  /// Feeds the row of samples that comes next, before `end`, but for those that nothing remembers.
  private mutating func feedRow(_ inputs: Span<ReplayInput>, to end: Int) {
    var row = nextInput
    // Between two samples of a gesture there are but others of it.
    if inputs[end - 1].kind == .sample, inputs[end - 1].gesture == inputs[nextInput].gesture { row = end }
    while row < end, inputs[row].kind == .sample { row += 1 }
    // What the release asks of a row is taken with its end: until then the content is where the newest sample puts it.
    if row < inputs.count, inputs[row].kind == .sample {
      nextTracked = scroller.takeRowSoFar(inputs, from: nextTracked, to: row, placed: nextInput)
    } else {
      scroller.takeRow(inputs, from: nextTracked, to: row, placed: nextInput)
    }
    nextInput = row
  }

  /// The engine learns of a row of samples without being told of each; none is its finger's first movement.
  mutating func deliverSamples(_ inputs: Span<ReplayInput>, from start: Int, to end: Int) {
    guard end > start else { return }
    deliveredSamples += end - start - 1
    _ = deliverSample(inputs[end - 1])
  }

  /// The offset once the engine has learnt of a sample, in points: it is `ahead` samples after the next.
  @_addressableSelf
  func offset(after sample: borrowing ReplayInput, ahead: Int) -> Double {
    guard let delivered else { return .nan }
    // The raw positions of a model of increments are offsets.
    if isIncremental { return rawsAfterSamples[deliveredSamples + ahead] }
    return model.offset(forRaw: origins[delivered.gesture] - sample.travel, in: scroller.extent)
  }

  /// The travel that tells how far the content is pulled once the engine has learnt of a sample, in points: of a model of increments
  /// the raw position, with its sign turned.
  @_addressableSelf
  func travel(after sample: borrowing ReplayInput, ahead: Int) -> Double {
    isIncremental ? -rawsAfterSamples[deliveredSamples + ahead] : sample.travel
  }

  /// The offset that the engine sees under the finger it knows of, in points.
  var deliveredOffset: Double {
    mutating get {
      guard let delivered else { return .nan }
      let origin = origins[delivered.gesture]
      if isIncremental { return delivered.raw ?? origin }
      return model.offset(forRaw: origin - delivered.travel, in: scroller.extent)
    }
  }

  /// The scroll view as the engine saw it at a frame that was left out, under a finger whose newest sample then is delivered: the
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
