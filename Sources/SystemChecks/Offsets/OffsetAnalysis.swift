import ReplayExperiments
import ScrollPhysics
import TextFormats
import TraceReplay

/// What a log of offsets shows without the finger: what moved when, what explains it, where it jumped, whether a refresh came during
/// motion, and which engines' thresholds agree with it.
package struct OffsetAnalysis: Sendable {
  /// What a log's offsets represent.
  package enum Value: String, CaseIterable, Sendable {
    /// The model layer: an animation sets its final value at once (`UIView.animate`).
    case model
    /// The drawn position: an animation has a value for each frame.
    case drawn
    /// Unknown, because the log has no animation that would show it.
    case unknown
  }

  /// The settings of the analysis.
  package struct Settings: Sendable {
    /// The lengths of viewport, content and insets.
    package let scene: Scene
    /// The engines whose thresholds are compared.
    package let engines: [EngineChoice]
    /// The scroll views that the engines run on.
    package let ground: Ground
    /// The models that may explain motion; nil for all.
    package let models: [ScrollModel]?
    /// True if the interval between rows was given for a log without times.
    package let knowsPace: Bool

    /// Settings by their parts.
    package init(
      scene: Scene, engines: [EngineChoice], ground: Ground, models: [ScrollModel]?, knowsPace: Bool
    ) {
      (self.scene, self.engines, self.ground) = (scene, engines, ground)
      (self.models, self.knowsPace) = (models, knowsPace)
    }
  }

  /// The log.
  package let log: ObservedLog
  /// The lengths of viewport, content and insets.
  package let scene: Scene
  let series: OffsetSeries
  /// The number of rows used.
  package var rows: Int { series.rows.count }
  /// Time from the first row to the last, in seconds.
  package let duration: Double
  /// The least and the greatest offset, in points.
  package let range: ClosedRange<Double>
  /// True if the log has times, or if the interval of its rows was given.
  package let isTimed: Bool
  /// Its stretches, in order of time; empty if it has no times.
  package let stretches: [OffsetStretch]
  /// The explanations of motion without a finger, in order of time.
  package let fits: [StretchFit]
  /// The explanation of the drag, in a sentence; nil if the log does not have the finger.
  package let drag: String?
  /// Its pulls, in order of time.
  package let pulls: [OffsetPull]
  /// Its refreshes, in order of time.
  package let refreshes: [OffsetRefresh]
  /// What its offsets represent.
  package let value: Value
  /// The engines whose thresholds agree with its peaks; nil if nothing was pulled.
  package let thresholds: ThresholdVerdict?

  /// The second series, if two callbacks wrote rows alternately; otherwise nil.
  package var turns: OffsetSeries.Turns? { series.turns }
  /// The number of rows that repeat the row before.
  package var repeats: Int { series.repeats }
  /// The log's own time of its first row, in seconds.
  package var start: Double { series.start }
  /// Its jumps, in order of time.
  package var jumps: [OffsetStretch] { stretches.filter { $0.kind == .jump } }

  /// The most rows and events of a log, since the work grows with their square: some minutes at 60 per second.
  package static let mostRows = 20000
  /// The most motions that are fitted, the longest ones.
  private static let mostFits = 6
  /// The shortest distance of a fitted motion, in points.
  private static let leastDistance = 4.0

  /// Analyses a log.
  package init(_ log: ObservedLog, _ settings: Settings) {
    (self.log, scene) = (log, settings.scene)
    let series = OffsetSeries(log)
    self.series = series
    let offsets = series.rows.map(\.offset)
    range = (offsets.min() ?? 0)...(offsets.max() ?? 0)
    duration = series.rows.last?.time ?? 0
    isTimed = log.clock != .none || settings.knowsPace
    let top = settings.scene.extent.lowestOffset
    let touches = log.times(of: .touch).map { $0 - series.start }
    let lifts = log.times(of: .lift).map { $0 - series.start }
    let splitter = OffsetSplitter(rows: series.rows, pace: series.pace, top: top, marks: touches + lifts)
    stretches = isTimed ? splitter.stretches : []
    let contacts = OffsetContacts(series.rows, touches: touches, lifts: lifts)
    fits = Self.fits(stretches, series.rows, contacts, settings)
    drag = Self.drag(series.rows, settings)
    let finder = PullFinder(
      rows: series.rows, stretches: stretches, fits: fits, contacts: contacts, top: top)
    var pulls = finder.pulls
    let refreshes = isTimed ? RefreshFinder(finder, pulls, log, start: series.start).refreshes : []
    for index in pulls.indices {
      let next = index + 1 < pulls.count ? pulls[index + 1].span.lowerBound : .infinity
      pulls[index].refreshes = refreshes.contains {
        pulls[index].span.lowerBound <= $0.time && $0.time < next
      }
    }
    (self.pulls, self.refreshes) = (pulls, refreshes)
    value = Self.value(stretches, fits, top: top)
    let systems =
      pulls.isEmpty ? [] : SystemThreshold.all(settings.engines, on: settings.ground, in: settings.scene)
    thresholds =
      pulls.isEmpty ? nil : ThresholdVerdict(pulls.map { ($0.peak, $0.refreshes) }, systems)
  }

  // MARK: Fits

  /// The explanations of the longest motions without a finger, as far as the log shows the finger.
  private static func fits(
    _ stretches: [OffsetStretch], _ rows: [OffsetSeries.Row], _ contacts: OffsetContacts, _ settings: Settings
  ) -> [StretchFit] {
    let extent = settings.scene.extent
    let own = stretches.filter { stretch in
      (stretch.kind == .up || stretch.kind == .down) && abs(stretch.to - stretch.from) >= leastDistance
        && !contacts.isDown(at: (stretch.start + stretch.end) / 2)
        && stretch.rows.count >= CurveFit.fewest
    }
    let longest = own.sorted { $0.rows.count > $1.rows.count }.prefix(mostFits).sorted { $0.start < $1.start }
    return longest.compactMap { stretch in
      if stretch.kind == .up, stretch.from < extent.lowestOffset - OffsetSplitter.restRange {
        return StretchFit(.back, rows[stretch.rows], in: extent, models: settings.models)
      }
      guard min(stretch.from, stretch.to) >= extent.lowestOffset - OffsetSplitter.restRange,
        let tail = slowing(rows[stretch.rows])
      else { return nil }
      return StretchFit(.fling, tail, in: extent, models: settings.models)
    }
  }

  /// At its last row a fling must be at most this fraction of its highest speed.
  private static let slowest = 0.3

  /// The rows from the fastest one on; nil if the motion does not slow down.
  private static func slowing(_ rows: ArraySlice<OffsetSeries.Row>) -> ArraySlice<OffsetSeries.Row>? {
    let speeds = rows.indices.dropFirst().map { index in
      abs(rows[index].offset - rows[index - 1].offset) / max(rows[index].time - rows[index - 1].time, 1e-3)
    }
    guard let most = speeds.max(), let last = speeds.last, last <= slowest * most,
      let first = speeds.firstIndex(of: most)
    else { return nil }
    return rows[(rows.startIndex + first)...]
  }

  private static func drag(_ rows: [OffsetSeries.Row], _ settings: Settings) -> String? {
    let samples = rows.filter { $0.finger != nil }.map {
      CurveLog.Sample(time: $0.time, offset: $0.offset, finger: $0.finger)
    }
    guard samples.count >= CurveFit.fewest else { return nil }
    let fit = CurveFit(
      CurveLog(samples: samples, knowsFinger: true), in: settings.scene.extent, models: settings.models)
    return fit.parts.isEmpty ? fit.unknown.first { $0.part == .drag }?.reason : FitHeadline(fit).text
  }

  /// A jump to a position of rest means model values; a timed curve with rows of its own means drawn positions.
  private static func value(_ stretches: [OffsetStretch], _ fits: [StretchFit], top: Double) -> Value {
    let isSet = stretches.indices.contains { index in
      let stretch = stretches[index]
      let isLast = index + 1 == stretches.count
      return stretch.kind == .jump
        && (abs(stretch.to - top) <= OffsetSplitter.restRange || isLast || stretches[index + 1].kind == .rest)
    }
    if isSet { return .model }
    return fits.contains { $0.eased != nil } ? .drawn : .unknown
  }

  // MARK: Contacts for a rebuilt finger

  /// The contacts from which a finger may be reconstructed: all contacts if the log gives them, otherwise those of the pulls.
  package var contacts: [RebuiltFinger.Contact] {
    let all = series.rows
    return pulls.indices.map { index in
      let pull = pulls[index]
      let end = index + 1 < pulls.count ? pulls[index + 1].contact.lowerBound : all.count
      let jump = stretches.first { $0.kind == .jump && $0.rows.lowerBound >= pull.contact.upperBound }
      let last = min(end, jump.map { $0.rows.upperBound } ?? end)
      let rows = { (range: Range<Int>) in all[range].map { (time: $0.time, offset: $0.offset) } }
      let free = pull.contact.upperBound + 1 < last ? rows((pull.contact.upperBound + 1)..<last) : []
      return RebuiltFinger.Contact(
        rows: rows(pull.contact.lowerBound..<(pull.contact.upperBound + 1)), free: free,
        lift: OffsetContacts.lift(after: all[pull.contact.upperBound].time, in: log, start: series.start))
    }
  }
}
