import ScrollPhysics
import TextFormats

/// What explains motion that no finger makes: a timed curve, or the rules of models.
package struct StretchFit: Sendable {
  /// What the motion is.
  package enum Motion: String, CaseIterable, Sendable {
    /// Content that comes back from beyond the top.
    case back = "return"
    /// Content that slows down inside its bounds.
    case fling
  }

  /// What it is.
  package let motion: Motion
  /// Its first and its last row's time, in seconds since the log's first row.
  package let span: ClosedRange<Double>
  /// The timed curve that it follows; nil where it follows none, or a model fits better.
  package let eased: EasedFit?
  /// The models that explain it, best first; none where none does.
  package let models: [String]
  /// What explains it, in a sentence.
  package let headline: String

  /// True if a curve or a model explains it.
  package var isExplained: Bool { eased != nil || isByModel || isByRule }
  /// True if a shipped model does, with its own constants.
  package var isByModel: Bool { eased == nil && !models.isEmpty }
  /// True if a rule does, with constants of its own.
  package let isByRule: Bool

  /// Content that comes this near to the top comes back to it, in points: the last rows may be a rest already.
  private static let nearTop = 2.0
  /// Models that a sentence names at most.
  private static let mostNamed = 4

  /// The fit of a stretch; nil where it has too few rows.
  ///
  /// - Parameters:
  ///   - motion: What it may be.
  ///   - rows: Its rows.
  ///   - extent: The scroll range.
  ///   - models: The models that count; nil for all.
  init?(
    _ motion: Motion, _ rows: ArraySlice<OffsetSeries.Row>, in extent: ScrollExtent, models: [ScrollModel]?
  ) {
    guard rows.count >= CurveFit.fewest, let first = rows.first, let last = rows.last else { return nil }
    self.motion = motion
    span = first.time...last.time
    var extent = extent
    // Content that is held below the top comes back to there.
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
    // A fixed form moves as its original does.
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
