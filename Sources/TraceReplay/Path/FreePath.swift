import PullToRefresh
import ScrollPhysics

/// The content's path without an engine, for one scroll view, with figures that engines need. Each is computed on first use and shared by
/// all engines.
///
/// Figures belong to one path; another path has its own object.
final class FreePath {
  /// The content's motion without an engine's insets.
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

  /// True if content on this model can leave its bounds: a finger that pulls it one viewport past the top moves it beyond its edge.
  private(set) lazy var contentOverscrolls = model.letsOverscroll(in: scene.extent)

  /// The figures of gestures computed so far, by the gesture's index.
  private var figures: [FreeGesture] = []
  private var settles: [Double??] = []
  private var known: [Known] = []
  private var captures: [(slop: Double, travel: [Double])] = []

  /// The crossings of the threshold, shared by engines that measure the pull in the same way.
  private struct Known {
    let key: CrossingKey
    let crossings: [Crossing]
  }

  /// The greatest number of stored sets of crossings: enough for all built-in systems, but not for a thousand thresholds.
  private static let mostKnown = 64

  /// The content's path for a replay, with nothing computed yet; `insets` and `starts` are passed on to ``ContentPath``.
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

  /// The engine-independent figures of the gesture at `index`.
  func gesture(_ index: Int) -> FreeGesture {
    if figures.isEmpty {
      figures = gestures.indices.map {
        FreeGesture(of: $0, isReleased: gestures[$0].end == .lift, path: path)
      }
    }
    return figures[index]
  }

  /// Seconds from the release of the gesture at `index` until the content stays at rest; nil if the content is caught before, or without a
  /// release.
  func settle(of index: Int) -> Double? {
    if settles.isEmpty { settles = Array(repeating: nil, count: gestures.count) }
    if let known = settles[index] { return known }
    let time = gesture(index).settle(path)
    settles[index] = .some(time)
    return time
  }

  /// How an engine with these traits measures the pull on this path.
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

/// The traits of an engine that decide where its pull crosses the threshold.
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
