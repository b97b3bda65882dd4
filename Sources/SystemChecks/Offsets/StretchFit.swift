import ScrollPhysics
import TextFormats

/// The explanation of a stretch of motion without a finger: a timed curve, or the rules of scroll models.
package struct StretchFit: Sendable {
  /// The kind of a motion without a finger.
  package enum Motion: String, CaseIterable, Sendable {
    /// Content that returns from beyond the top.
    case back = "return"
    /// Content that slows down inside its bounds.
    case fling
  }

  /// The kind of motion: a return from beyond the top, or a fling.
  package let motion: Motion
  /// The times of the first and the last row of the motion, in seconds since the log's first row.
  package let span: ClosedRange<Double>
  /// The timed curve that the motion follows; nil if it follows none, or if a model fits better.
  package let eased: EasedFit?
  /// The names of the models that explain the motion, best first; empty if none does.
  package let models: [String]
  /// The explanation of the motion, in a sentence.
  package let headline: String

  /// True if a timed curve, a model or a rule explains the motion.
  package var isExplained: Bool { eased != nil || isByModel || isByRule }
  /// True if a built-in model with its own constants explains the motion.
  package var isByModel: Bool { eased == nil && !models.isEmpty }
  /// True if a rule with fitted constants explains the motion.
  package let isByRule: Bool

  /// The distance from the top at which content counts as having returned, in points; the last rows may already be at rest.
  private static let nearTop = 2.0
  /// The largest number of models that a sentence names.
  private static let mostNamed = 4

  /// Explains a stretch of motion; nil if it has too few rows.
  ///
  /// - Parameters:
  ///   - motion: The kind of motion to assume.
  ///   - rows: The rows of the stretch.
  ///   - extent: The range in which the content scrolls.
  ///   - models: The models to compare; nil for all.
  init?(
    _ motion: Motion, _ rows: ArraySlice<OffsetSeries.Row>, in extent: ScrollExtent, models: [ScrollModel]?
  ) {
    guard rows.count >= CurveFit.fewest, let first = rows.first, let last = rows.last else { return nil }
    self.motion = motion
    span = first.time...last.time
    var extent = extent
    // If content is held open below the top, it returns to that position.
    if motion == .back, last.offset < extent.lowestOffset - Self.nearTop { extent.topInset = -last.offset }
    extent.contentLength = AssumedContent(rows.lazy.map(\.offset), in: extent).length
    let samples = rows.map { CurveLog.Sample(time: $0.time, offset: $0.offset) }
    let fit = CurveFit(CurveLog(samples: samples, knowsFinger: false), in: extent, models: models)
    let eased = EasedFit(rows)
    let ruled = fit.parts.first { $0.part == (motion == .back ? .bounce : .fling) }?.fits.first
    guard eased != nil || ruled != nil else { return nil }
    let head = FitHeadline(fit)
    if let eased, eased.rms < (ruled?.rms ?? .infinity) {
      (self.eased, self.models, isByRule) = (eased, [], false)
      headline =
        "\(Figures.fixed(eased.duration * 1000, decimals: 0)) ms along \(eased.curve.rawValue), rms \(Figures.fixed(eased.rms, decimals: 3)) pt: a timed animation"
      return
    }
    self.eased = nil
    self.models = head.isByModel ? fit.best.map(\.name) : []
    isByRule = head.isByRule
    headline = head.isByModel ? "as \(Self.named(fit.best.map(\.name)))\(Self.rms(fit))" : head.text
  }

  private static func named(_ names: [String]) -> String {
    // A fixed variant moves like its original, so only one is named.
    let names = names.filter {
      !$0.hasSuffix("-fixed") || !names.contains(String($0.dropLast("-fixed".count)))
    }
    let rest = names.count - mostNamed
    return names.prefix(mostNamed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more alike" : "")
  }

  private static func rms(_ fit: CurveFit) -> String {
    guard let part = fit.models.first?.parts.first else { return "" }
    return ": \(part.fit.rule.name), rms \(Figures.fixed(part.nominal.rms, decimals: 3)) pt"
  }
}
