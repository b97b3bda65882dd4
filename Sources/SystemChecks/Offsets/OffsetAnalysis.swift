import ReplayExperiments
import ScrollPhysics
import TextFormats
import TraceReplay

/// What a log of offsets shows without the finger that made it: what moved when, what explains it, where it jumped, whether a
/// refresh came during motion, and which systems' thresholds agree.
package struct OffsetAnalysis: Sendable {
  /// What a log's offsets are values of.
  package enum Value: String, CaseIterable, Sendable {
    /// The model's: an animation sets its last value at once (`UIView.animate`).
    case model
    /// What was drawn: an animation has a value for each frame.
    case drawn
    /// The log has no animation that would tell.
    case unknown
  }

  /// What a log is looked at with.
  package struct Settings: Sendable {
    /// The lengths.
    package let scene: Scene
    /// The systems whose thresholds count.
    package let engines: [EngineChoice]
    /// The lists that they run on.
    package let ground: Ground
    /// The models that may explain motion; nil for all.
    package let models: [ScrollModel]?
    /// True where the time from row to row of a log without times was said.
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
  /// The lengths.
  package let scene: Scene
  let series: OffsetSeries
  /// Rows that count.
  package var rows: Int { series.rows.count }
  /// From the first row to the last, in seconds.
  package let duration: Double
  /// The least and the greatest offset, in points.
  package let range: ClosedRange<Double>
  /// True where the log has times, or how far its rows are apart was said.
  package let isTimed: Bool
  /// Its stretches, in order of time; none where it has no times.
  package let stretches: [OffsetStretch]
  /// What explains motion that no finger makes, in order of time.
  package let fits: [StretchFit]
  /// What explains the drag, in a sentence; nil where the log does not have the finger.
  package let drag: String?
  /// Its pulls, in order of time.
  package let pulls: [OffsetPull]
  /// Its refreshes, in order of time.
  package let refreshes: [OffsetRefresh]
  /// What its offsets are values of.
  package let value: Value
  /// The systems whose thresholds agree with its peaks; nil where nothing was pulled.
  package let thresholds: ThresholdVerdict?

  /// Rows that two callbacks wrote in turns; nil where one did.
  package var turns: OffsetSeries.Turns? { series.turns }
  /// Rows that repeat the one before.
  package var repeats: Int { series.repeats }
  /// The log's own time of its first row, in seconds.
  package var start: Double { series.start }
  /// Its jumps, in order of time.
  package var jumps: [OffsetStretch] { stretches.filter { $0.kind == .jump } }

  /// Rows and events of a log at most: minutes of 60 a second, as what is looked for grows with their square.
  package static let mostRows = 20000
  /// Motions that are fitted at most, the longest ones.
  private static let mostFits = 6
  /// The shortest way that is fitted, in points.
  private static let leastWay = 4.0

  /// Looks at a log.
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

  /// What explains the longest motions that no finger makes, as far as the log says who makes them.
  private static func fits(
    _ stretches: [OffsetStretch], _ rows: [OffsetSeries.Row], _ contacts: OffsetContacts, _ settings: Settings
  ) -> [StretchFit] {
    let extent = settings.scene.extent
    let own = stretches.filter { stretch in
      (stretch.kind == .up || stretch.kind == .down) && abs(stretch.to - stretch.from) >= leastWay
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

  /// A fling ends at a share of its greatest speed, at most.
  private static let slowest = 0.3

  /// The rows from the fastest one on; nil where the motion does not slow down.
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

  /// A jump to a place of rest is a value that was set; a timed curve with rows of its own was drawn.
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

  // MARK: Contacts to rebuild

  /// The contacts that a finger may be rebuilt of: those of pulls, or where the log says when a finger was down all of them.
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
