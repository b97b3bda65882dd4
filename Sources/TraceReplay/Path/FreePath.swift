import PullToRefresh
import ScrollPhysics

/// The content's path without an engine, for one scroll view, with figures that engines need. Each is computed on first use and shared by
/// all engines.
///
/// Figures belong to one path; another path has its own object.
final class FreePath {
  /// The content's motion without an engine's insets.
  var path: ContentPath {
    if let path = own.path { return path }
    let timeline = timelines.timeline(rule)
    let path = ContentPath(
      of: timeline, scene: scene, model: model, rate: rate, framePhase: framePhase, insets: insets,
      starts: starts)
    own.path = path
    return path
  }
  private let timelines: SharedTimelines
  private let rule: Int
  private var gestures: [FingerGesture] { timelines.track.gestures }
  private let scene: Scene
  private let model: ScrollModel
  private let rate: Double
  private let framePhase: Double
  private let insets: InsetChanges
  private let starts: [FoundContent]

  /// True if content on this model can leave its bounds: a finger that pulls it one viewport past the top moves it beyond its edge.
  private(set) lazy var contentOverscrolls = model.letsOverscroll(in: scene.extent)

  /// Where the figures are.
  private enum Place {
    /// With what the replays of the trace share, under this number.
    case shared(Int)
    /// In this object, which is that of a single run.
    case run(PathFigures)
  }
  private let place: Place
  /// The figures computed so far.
  private var own: PathFigures {
    switch place {
    case .shared(let number): timelines.figures(ofPath: number)
    case .run(let figures): figures
    }
  }

  /// The greatest number of stored sets of crossings: enough for all built-in systems, but not for a thousand thresholds.
  private static let mostKnown = 64

  /// The content's path for a replay, with nothing computed yet.
  ///
  /// - Parameters:
  ///   - timelines: What the replays of the trace share.
  ///   - rule: The number of the path's timeline among them.
  ///   - scene: The scene's lengths.
  ///   - model: The scroll model.
  ///   - options: How the trace becomes motion.
  ///   - insets: Passed on to ``ContentPath``.
  ///   - starts: Passed on to ``ContentPath``.
  ///   - isOfOneRun: True if the path is that of a single run, so that nothing is kept after it.
  init(
    of timelines: SharedTimelines, rule: Int, scene: Scene, model: ScrollModel, _ options: ReplayOptions,
    insets: InsetChanges, starts: [FoundContent] = [], isOfOneRun: Bool = false
  ) {
    (self.timelines, self.rule) = (timelines, rule)
    place = isOfOneRun ? .run(PathFigures()) : .shared(timelines.numberOfPath())
    (self.scene, self.model) = (scene, model)
    (rate, framePhase) = (options.rate, options.frames.phase)
    (self.insets, self.starts) = (insets, starts)
  }

  /// The engine-independent figures of the gesture at `index`.
  func gesture(_ index: Int) -> FreeGesture { allGestures[index] }

  /// The engine-independent figures of all gestures.
  private var allGestures: [FreeGesture] {
    // The path first: to make it may replace the object in which figures are kept.
    let path = path
    let own = own
    if own.gestures.isEmpty {
      let gestures = gestures
      own.gestures = gestures.indices.map {
        FreeGesture(of: $0, isReleased: gestures[$0].end == .lift, path: path)
      }
    }
    return own.gestures
  }

  /// Seconds from the release of the gesture at `index` until the content stays at rest; nil if the content is caught before, or without a
  /// release.
  func settle(of index: Int) -> Double? {
    let path = path
    let own = own
    if own.settles.isEmpty { own.settles = Array(repeating: nil, count: gestures.count) }
    if let known = own.settles[index] { return known }
    let time = gesture(index).settle(path)
    own.settles[index] = .some(time)
    return time
  }

  /// How an engine with these traits measures the pull on this path.
  func measure(_ traits: RefreshTraits) -> PullMeasure {
    guard case .travelCurve(.beyond(let slop)) = traits.input else {
      return PullMeasure(along: path, traits: traits)
    }
    let path = path
    let known = own.captures.first { $0.slop == slop }?.travel
    let travel = known ?? timelines.timeline(rule).captures(slop: slop)
    if known == nil { own.captures.append((slop, travel)) }
    return PullMeasure(along: path, traits: traits, captures: travel)
  }

  /// All crossings of the threshold, alternately up and down, in time order.
  func crossings(of measure: PullMeasure) -> [Crossing] {
    let key = CrossingKey(measure.traits)
    if let found = own.crossings.first(where: { $0.key == key }) { return found.crossings }
    let crossings = solve(measure)
    let own = own
    if own.crossings.count == Self.mostKnown { own.crossings.removeAll() }
    own.crossings.append((key, crossings))
    return crossings
  }

  /// Greatest pull under the finger of the gesture at `index`, in points.
  func peakPull(of index: Int, _ measure: PullMeasure) -> Double {
    gesture(index).peakPull(measure.of(gesture: index))
  }

  private func solve(_ measure: PullMeasure) -> [Crossing] {
    let path = path
    // An inset change moves the threshold, so every segment must be examined.
    guard path.extents.count == 1 else { return path.crossings(of: measure) { _ in true } }
    let gestures = allGestures
    return path.crossings(of: measure) { index in
      let own = measure.of(gesture: index)
      let gesture = gestures[index]
      return gesture.canPass(own, peakPull: gesture.peakPull(own))
    }
  }
}

/// The figures on one path that were computed so far, in an object that can be dropped as a whole.
final class PathFigures {
  var path: ContentPath?
  /// The figures of gestures, by the gesture's index.
  var gestures: [FreeGesture] = []
  /// The times at which the content comes to rest after each gesture; nil where it was not computed.
  var settles: [Double??] = []
  /// The crossings of the threshold, shared by engines that measure the pull in the same way.
  var crossings: [(key: CrossingKey, crossings: [Crossing])] = []
  /// The finger travel of each gesture at the first sample beyond a slop.
  var captures: [(slop: Double, travel: [Double])] = []
}

/// The traits of an engine that decide where its pull crosses the threshold.
struct CrossingKey: Equatable {
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
