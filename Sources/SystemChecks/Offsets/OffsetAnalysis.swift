import ReplayExperiments
import ScrollPhysics
import TextFormats
import TraceReplay

/// The findings from a log of offsets: what moved when, what explains the motion, jumps, refreshes, and thresholds that agree with it.
package struct OffsetAnalysis: Sendable {
  /// The value that a log's offsets represent: displayed positions, or the final values of animations.
  package enum Value: String, CaseIterable, Sendable {
    /// The final value of an animation, which is set at once (as `UIView.animate` sets the model layer).
    case model
    /// The displayed position, which an animation changes frame by frame.
    case drawn
    /// It is unknown which value was logged, because the log has no animation that would show it.
    case unknown
  }

  /// The settings with which a log is analysed.
  package struct Settings: Sendable {
    /// The lengths of viewport, content and insets, in points.
    package let scene: Scene
    /// The engines whose thresholds are compared with the log's pulls.
    package let engines: [EngineChoice]
    /// The scroll physics on which the engines run: one model for all, or each engine's native scroll view.
    package let ground: Ground
    /// The models that may explain motion; nil for all.
    package let models: [ScrollModel]?
    /// True if the log has no times and the user gave the interval between rows.
    package let knowsPace: Bool

    /// The settings of an analysis.
    package init(
      scene: Scene, engines: [EngineChoice], ground: Ground, models: [ScrollModel]?, knowsPace: Bool
    ) {
      (self.scene, self.engines, self.ground) = (scene, engines, ground)
      (self.models, self.knowsPace) = (models, knowsPace)
    }
  }

  /// The log that was analysed.
  package let log: ObservedLog
  /// The lengths of viewport, content and insets, in points.
  package let scene: Scene
  let series: OffsetSeries
  /// The number of the log's rows that are used, without repeats and rows of a second series.
  package var rows: Int { series.rows.count }
  /// The time from the first row of the log to the last, in seconds.
  package let duration: Double
  /// The least and the greatest offset in the log, in points.
  package let range: ClosedRange<Double>
  /// True if the log has times, or if the interval between its rows was given.
  package let isTimed: Bool
  /// The stretches of the log, such as rests and jumps, in order of time; empty if the log has no times.
  package let stretches: [OffsetStretch]
  /// The explanations of the longest motions without a finger, in order of time.
  package let fits: [StretchFit]
  /// The explanation of the drag, in a sentence; nil if the log does not give finger positions.
  package let drag: String?
  /// The pulls past the top that were found in the log, in order of time.
  package let pulls: [OffsetPull]
  /// The refreshes that were found in the log, in order of time.
  package let refreshes: [OffsetRefresh]
  /// Whether the log's offsets are final values of animations or displayed positions.
  package let value: Value
  /// The engines whose thresholds agree with the peaks of the pulls; nil if nothing was pulled.
  package let thresholds: ThresholdVerdict?

  /// A second series that was left out, if two callbacks wrote rows alternately; otherwise nil.
  package var turns: OffsetSeries.Turns? { series.turns }
  /// The number of rows that repeat the time and offset of the row before.
  package var repeats: Int { series.repeats }
  /// The time of the first row as the log gives it, in seconds.
  package var start: Double { series.start }
  /// The jumps that were found in the log, in order of time.
  package var jumps: [OffsetStretch] { stretches.filter { $0.kind == .jump } }

  /// The largest number of rows and events of a log; the work grows with the square of this number. At 60 per second it is some minutes.
  package static let mostRows = 20000
  /// The largest number of motions that are fitted; the longest motions are chosen.
  private static let mostFits = 6
  /// The shortest distance of a motion that is fitted, in points.
  private static let leastDistance = 4.0

  /// Analyses a log of offsets with the given settings.
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

  /// The explanations of the longest motions without a finger, in order of time.
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

  /// The largest speed at the last row of a fling, as a fraction of its highest speed.
  private static let slowest = 0.3

  /// The rows of a motion from the fastest one on; nil if the motion does not slow down.
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

  /// Finds whether offsets are final values of animations or displayed positions.
  ///
  /// A jump to a position of rest shows final values; a timed curve with rows of its own shows displayed positions.
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

  /// The contacts from which a finger may be reconstructed: those in the log if it gives contacts, otherwise those of the pulls.
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
