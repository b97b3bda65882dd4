import ReplayExperiments
import TraceReplay

/// The figures of a result that may be missing, in the order in which a partial result has them: times, then the others.
struct PartialFigures: Equatable {
  /// All of them.
  static let count = 23
  /// Those that are times: the first ones.
  static let times = 16

  /// Each figure; nil where the result has none.
  private(set) var values: InlineArray<23, Double?>

  static func == (left: Self, right: Self) -> Bool {
    left.values.indices.allSatisfy { left.values[$0]?.bitPattern == right.values[$0]?.bitPattern }
  }

  /// None.
  init() { values = .init(repeating: nil) }

  /// The figure at index `index`.
  subscript(index: Int) -> Double? {
    get { values[index] }
    set { values[index] = newValue }
  }

  /// The figures of a result.
  init(_ result: ReplayResult) {
    let delay = result.delay
    values = [
      result.began, result.ended, result.trigger, result.timeToTrigger, result.callback, result.release,
      result.due, result.crossing, result.dwell, result.settle, delay?.sample, delay?.delivery, delay?.frame,
      delay?.policy, delay?.callback, delay?.total, result.threshold, result.margin, result.peakMargin,
      result.peakOverscroll, result.bouncePeak, result.offsetJump, result.velocityJump,
    ]
  }

  /// Writes the figures into a result; what every result has and is missing here stays as it was.
  func fill(_ result: inout ReplayResult) {
    (result.began, result.ended, result.trigger) = (values[0], values[1], values[2])
    (result.timeToTrigger, result.callback, result.release) = (values[3], values[4], values[5])
    (result.due, result.crossing, result.dwell) = (values[6], values[7], values[8])
    result.settle = values[9]
    result.delay = delay
    result.threshold = values[16] ?? result.threshold
    (result.margin, result.peakMargin) = (values[17], values[18])
    (result.peakOverscroll, result.bouncePeak) = (values[19], values[20])
    result.offsetJump = values[21] ?? result.offsetJump
    result.velocityJump = values[22] ?? result.velocityJump
  }

  private var delay: DelayParts? {
    guard let sample = values[10], let delivery = values[11], let frame = values[12], let policy = values[13],
      let callback = values[14], let total = values[15]
    else { return nil }
    return DelayParts(
      sample: sample, delivery: delivery, frame: frame, policy: policy, callback: callback, total: total)
  }
}
