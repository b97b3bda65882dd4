import PullToRefresh
import ScrollPhysics

/// The content's position at every time by the scroll model alone, without an engine's insets, but with the app's own inset changes.
public struct ContentPath {
  /// The scroll model that moves the content.
  public let model: ScrollModel
  /// The content's scroll range at the start of the trace.
  public var extent: ScrollExtent { extents[0] }
  /// The scroll ranges: the first at the start, then one per change of the app's inset.
  var extents: [ScrollExtent] { parts.extents }
  var segments: [PathSegment] { parts.segments }
  /// The path of the finger in each gesture, in order.
  var ways: [FingerPath] { parts.ways }
  /// The motions without a finger, which segments refer to by index.
  var motions: [ScrollTrajectory] { parts.motions }
  /// The times at which the motions settle by the model's own tolerance, in seconds since the trace's zero; nil until
  /// ``restTime(of:since:)`` computes it.
  var knownRests: [Double?] { parts.knownRests }
  /// The index of the first segment of each gesture.
  var firstSegments: [Int] { parts.firstSegments }
  /// All computed data in one object, so that passing the path on copies nothing.
  private let parts: Parts

  private final class Parts: Sendable {
    let extents: [ScrollExtent]
    let segments: [PathSegment]
    let ways: [FingerPath]
    let motions: [ScrollTrajectory]
    let knownRests: [Double?]
    let firstSegments: [Int]

    init(_ builder: ContentPathBuilder, ways: [FingerPath]) {
      (extents, segments, motions) = (builder.extents, builder.segments, builder.motions)
      (knownRests, firstSegments) = (builder.knownRests, builder.firstSegments)
      self.ways = ways
    }
  }

  /// The path of the content when the gestures and wheel moves of `track` happen in `scene`.
  ///
  /// - Parameters:
  ///   - track: What the fingers did.
  ///   - scene: The scene's lengths.
  ///   - model: The scroll model.
  ///   - slop: Finger travel that moves nothing, in points.
  ///   - rate: Display frames per second, for a model whose original works by the tick.
  ///   - framePhase: Position of the first frame within the first period, as a fraction of it.
  public init(
    of track: FingerTrack, scene: Scene, model: ScrollModel, slop: Double, rate: Double,
    framePhase: Double = 0
  ) {
    let timeline = ReplayTimeline(
      of: track, dragStart: DragStart(slop: slop).forAll, touchpad: scene.touchpadTravel(on: model),
      byArrival: false
    )
    self.init(of: timeline, scene: scene, model: model, rate: rate, framePhase: framePhase)
  }

  /// The path for inputs that are already prepared, with the app's inset changes. `starts` says which gestures find the content elsewhere
  /// than the model alone would have put it.
  init(
    of timeline: ReplayTimeline, scene: Scene, model: ScrollModel, rate: Double, framePhase: Double,
    insets: InsetChanges = InsetChanges(), starts: [FoundContent] = []
  ) {
    self.model = model
    var builder = ContentPathBuilder(
      scene: scene, model: model, rate: rate, framePhase: framePhase, insets: insets, starts: starts)
    builder.follow(timeline)
    parts = Parts(builder, ways: timeline.paths)
  }

  /// The path's segments in one gesture, counted from 0, and in the motion after it.
  func segments(of gesture: Int) -> ArraySlice<PathSegment> {
    let end = gesture + 1 < firstSegments.count ? firstSegments[gesture + 1] : segments.count
    return segments[firstSegments[gesture]..<end]
  }

  /// The content offset at `time` seconds, in points; at a jump the value after it.
  public func offset(at time: Double) -> Double { offset(of: segment(at: time), at: time) }

  /// The scroll range during a segment, which depends on the app's inset.
  func extent(of segment: PathSegment) -> ScrollExtent { extents[segment.change] }

  /// The content offset of a segment at `time` seconds, in points.
  func offset(of segment: PathSegment, at time: Double) -> Double {
    switch segment.shape {
    case .still(let offset): return offset
    case .way: return self.offset(of: stretch(of: segment, at: time), at: time)
    case .drag(let from, _, _):
      return model.offset(forRaw: segment.finger(at: time)?.raw ?? from.raw, in: extent(of: segment))
    case .motion(let index, let since): return motions[index].offset(at: time - since)
    }
  }

  /// The part of a segment that contains `time`. A drag stored as one segment is split at the finger's samples.
  private func stretch(of segment: PathSegment, at time: Double) -> PathSegment {
    guard case .way(let origin) = segment.shape else { return segment }
    return DragStretches(of: segment, origin: origin, along: ways[segment.gesture]).stretch(at: time)
  }

  /// The segment that contains `time`, in seconds. A drag stored as one segment is split at the finger's samples.
  func segment(at time: Double) -> PathSegment {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle } else { high = middle }
    }
    return stretch(of: segments[low], at: time)
  }
}
