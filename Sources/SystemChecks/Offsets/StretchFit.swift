import ScrollPhysics
import TextFormats

/// The explanation of motion without a finger: a timed curve, or the rules of models.
package struct StretchFit: Sendable {
  /// The kind of motion.
  package enum Motion: String, CaseIterable, Sendable {
    /// Content that returns from beyond the top.
    case back = "return"
    /// Content that slows down inside its bounds.
    case fling
  }

  /// The kind of motion.
  package let motion: Motion
  /// Its first and its last row's time, in seconds since the log's first row.
  package let span: ClosedRange<Double>
  /// The timed curve that it follows; nil if it follows none, or if a model fits better.
  package let eased: EasedFit?
  /// The models that explain it, best first; empty if none does.
  package let models: [String]
  /// The explanation, in a sentence.
  package let headline: String

  /// True if a curve or a model explains it.
  package var isExplained: Bool { eased != nil || isByModel || isByRule }
  /// True if a built-in model explains it with its own constants.
  package var isByModel: Bool { eased == nil && !models.isEmpty }
  /// True if a rule explains the stretch of motion with fitted constants.
  package let isByRule: Bool

  /// Content that comes this near to the top counts as returning to it, in points; the last rows may already be at rest.
  private static let nearTop = 2.0
  /// The most models named in a sentence.
  private static let mostNamed = 4

  /// Explains a stretch; nil if it has too few rows.
  ///
  /// - Parameters:
  ///   - motion: The kind of motion to assume.
  ///   - rows: Its rows.
  ///   - extent: The scroll range.
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
