import ReplayStatistics
import TextFormats

/// A range of thresholds as text: `60.0–90.0`, `> 120.0`, with enough digits to distinguish its ends.
struct ThresholdSpan {
  private let stretch: ReceiverCurve.Stretch
  private let decimals: Int

  /// The number of decimals: usually 1, more if needed to distinguish the ends.
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

  /// The range as text, such as `60.0–90.0` or `> 120.0`.
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

  /// The width of the range as text; empty if it is open at one end.
  var width: String {
    guard let width = stretch.width else { return "" }
    return (decimals...Self.decimals.upperBound).lazy.map { Figures.fixed(width, decimals: $0) }
      .first { Double($0) != 0 } ?? number(width)
  }

  private func number(_ value: Double) -> String { Figures.fixed(value, decimals: decimals) }
}
