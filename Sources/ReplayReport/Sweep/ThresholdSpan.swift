import ReplayStatistics
import TextFormats

/// A stretch of thresholds as a table shows it: `60.0–90.0`, `> 120.0`, with as many digits as tell its ends apart.
struct ThresholdSpan {
  private let stretch: ReceiverCurve.Stretch
  private let decimals: Int

  /// Digits after the point where they are enough, and at most.
  private static let decimals = 1...9

  init(_ stretch: ReceiverCurve.Stretch) {
    self.stretch = stretch
    let ends = [stretch.runs?.lowerBound ?? stretch.above, stretch.runs?.upperBound ?? stretch.upTo]
      .compactMap { $0 }
    decimals =
      Self.decimals.first { decimals in
        let texts = (ends + [0]).map { Figures.fixed($0, decimals: decimals) }
        return Set(texts).count == Set(ends + [0]).count
      } ?? Self.decimals.upperBound
  }

  /// The thresholds.
  var text: String {
    if let runs = stretch.runs {
      let least = number(runs.lowerBound)
      return runs.lowerBound == runs.upperBound ? least : "\(least)–\(number(runs.upperBound))"
    }
    return switch (stretch.above, stretch.upTo) {
    case (let above?, let upTo?): "\(number(above))–\(number(upTo))"
    case (let above?, nil): "> \(number(above))"
    case (nil, let upTo?): "≤ \(number(upTo))"
    case (nil, nil): "any"
    }
  }

  /// The width of the stretch; empty where an end is open.
  var width: String {
    guard let width = stretch.width else { return "" }
    return (decimals...Self.decimals.upperBound).lazy.map { Figures.fixed(width, decimals: $0) }
      .first { Double($0) != 0 } ?? number(width)
  }

  private func number(_ value: Double) -> String { Figures.fixed(value, decimals: decimals) }
}
