import PullToRefresh
import ScrollPhysics

/// The free path of a trace on one scroll view, with what engines need to know of it: computed on first use and shared by all.
///
/// Results belong to one path; another path has its own object, without results.
final class FreePath {
  /// The free path: the content's motion without an engine.
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

  /// True if a finger one viewport past the top moves the content beyond its edge.
  private(set) lazy var contentOverscrolls = model.letsOverscroll(in: scene.extent)

  /// The figures computed so far.
  private var figures: [FreeGesture] = []
  private var settles: [Double??] = []
  private var known: [Known] = []
  private var captures: [(slop: Double, travel: [Double])] = []

  /// The crossings for engines with the same measure.
  private struct Known {
    let key: CrossingKey
    let crossings: [Crossing]
  }

  /// The most sets of crossings that are stored: enough for all systems, not for a thousand thresholds.
  private static let mostKnown = 64

  /// The path of a replay, with nothing computed yet; `insets` and `starts` as for ``ContentPath``.
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

  /// The figures of the gesture at `index`.
  func gesture(_ index: Int) -> FreeGesture {
    if figures.isEmpty {
      figures = gestures.indices.map {
        FreeGesture(of: $0, isReleased: gestures[$0].end == .lift, path: path)
      }
    }
    return figures[index]
  }

  /// Seconds from the release of the gesture at `index` until the path stays at rest; nil if the content is caught before, or
  /// without a release.
  func settle(of index: Int) -> Double? {
    if settles.isEmpty { settles = Array(repeating: nil, count: gestures.count) }
    if let known = settles[index] { return known }
    let time = gesture(index).settle(path)
    settles[index] = .some(time)
    return time
  }

  /// The measure of the pull for an engine with these traits.
  func measure(_ traits: RefreshTraits) -> PullMeasure {
    guard case .travelCurve(.beyond(let slop)) = traits.input else {
      return PullMeasure(along: path, traits: traits)
    }
    let travel = captures.first { $0.slop == slop }?.travel ?? timeline.captures(slop: slop)
    if !captures.contains(where: { $0.slop == slop }) { captures.append((slop, travel)) }
    return PullMeasure(along: path, traits: traits, captures: travel)
  }

  /// All crossings of the threshold, alternately up and down, in time order.
  func crossings(of measure: PullMeasure) -> [Crossing] {
    let key = CrossingKey(measure.traits)
    if let found = known.first(where: { $0.key == key }) { return found.crossings }
    let crossings = solve(measure)
    if known.count == Self.mostKnown { known.removeAll() }
    known.append(Known(key: key, crossings: crossings))
    return crossings
  }

  /// Greatest pull under the finger of the gesture at `index`, in points.
  func peakPull(of index: Int, _ measure: PullMeasure) -> Double {
    gesture(index).peakPull(measure.of(gesture: index))
  }

  private func solve(_ measure: PullMeasure) -> [Crossing] {
    // An inset change moves the threshold, so every segment must be examined.
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
