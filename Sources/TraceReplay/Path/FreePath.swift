import PullToRefresh
import ScrollPhysics

/// The free path of a trace on one list with what engines ask of it: made once, when the first of them asks, and read by all.
///
/// A path and what is known of it belong together: another path has another one of these, which knows nothing yet.
final class FreePath {
  /// The path.
  private(set) lazy var path = ContentPath(
    of: timeline, scene: scene, model: model, rate: rate, framePhase: framePhase, insets: insets,
    starts: starts)
  private let timeline: ReplayTimeline
  private let gestures: [FingerGesture]
  private let scene: Scene
  private let model: ScrollModel
  private let rate: Double
  private let framePhase: Double
  private let insets: InsetChanges
  private let starts: [FoundContent]

  /// True if a finger one viewport past the top moves the content beyond it.
  private(set) lazy var contentOverscrolls = model.letsOverscroll(in: scene.extent)

  /// The answers known so far.
  private var figures: [FreeGesture] = []
  private var settles: [Double??] = []
  private var known: [Known] = []
  private var captures: [(slop: Double, travel: [Double])] = []

  /// The crossings of engines that measure alike.
  private struct Known {
    let key: CrossingKey
    let crossings: [Crossing]
  }

  /// Crossings that are kept at most: as many as there are systems, and not one for each of a thousand thresholds.
  private static let mostKnown = 64

  /// The path of a replay, of which nothing is known yet; `insets` and `starts` as ``ContentPath`` takes them.
  init(
    of track: FingerTrack, _ timeline: ReplayTimeline, scene: Scene, model: ScrollModel,
    _ options: ReplayOptions,
    insets: InsetChanges, starts: [FoundContent] = []
  ) {
    (gestures, self.timeline) = (track.gestures, timeline)
    (self.scene, self.model) = (scene, model)
    (rate, framePhase) = (options.rate, options.frames.phase)
    (self.insets, self.starts) = (insets, starts)
  }

  /// The figures of the gesture at index `index`.
  func gesture(_ index: Int) -> FreeGesture {
    if figures.isEmpty {
      figures = gestures.indices.map {
        FreeGesture(of: $0, isReleased: gestures[$0].end == .lift, path: path)
      }
    }
    return figures[index]
  }

  /// The time from the release of the gesture at index `index` until the path stays at rest, in seconds; nil when caught before, or
  /// without a release.
  func settle(of index: Int) -> Double? {
    if settles.isEmpty { settles = Array(repeating: nil, count: gestures.count) }
    if let known = settles[index] { return known }
    let time = gesture(index).settle(path)
    settles[index] = .some(time)
    return time
  }

  /// The measure of an engine with these traits.
  func measure(_ traits: RefreshTraits) -> PullMeasure {
    guard case .travelCurve(.beyond(let slop)) = traits.input else {
      return PullMeasure(along: path, traits: traits)
    }
    let travel = captures.first { $0.slop == slop }?.travel ?? timeline.captures(slop: slop)
    if !captures.contains(where: { $0.slop == slop }) { captures.append((slop, travel)) }
    return PullMeasure(along: path, traits: traits, captures: travel)
  }

  /// All crossings of a threshold, up and down alternating, in order of time.
  func crossings(of measure: PullMeasure) -> [Crossing] {
    let key = CrossingKey(measure.traits)
    if let found = known.first(where: { $0.key == key }) { return found.crossings }
    let crossings = solve(measure)
    if known.count == Self.mostKnown { known.removeAll() }
    known.append(Known(key: key, crossings: crossings))
    return crossings
  }

  /// Greatest pull under the finger of the gesture at index `index`, in points.
  func peakPull(of index: Int, _ measure: PullMeasure) -> Double {
    gesture(index).peakPull(measure.of(gesture: index))
  }

  private func solve(_ measure: PullMeasure) -> [Crossing] {
    // Another inset moves the threshold: then every stretch is looked at.
    guard path.extents.count == 1 else { return path.crossings(of: measure) { _ in true } }
    return path.crossings(of: measure) { index in
      let own = measure.of(gesture: index)
      let gesture = gesture(index)
      return gesture.canPass(own, peakPull: gesture.peakPull(own))
    }
  }
}

/// The traits that decide where a pull crosses the threshold.
private struct CrossingKey: Equatable {
  let input: RefreshInput
  let threshold: Double
  let isStrict: Bool
  let insetShare: Double
  let hearsTouches: Bool

  init(_ traits: RefreshTraits) {
    (input, threshold, isStrict) = (traits.input, traits.threshold, traits.isStrict)
    (insetShare, hearsTouches) = (traits.insetShare, traits.hearsTouches)
  }
}
