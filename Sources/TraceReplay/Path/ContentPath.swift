import PullToRefresh
import ScrollPhysics

/// The free path of a trace: where the content is at every time, by the model alone, without an engine's insets. What the app
/// does to its own inset is in it.
public struct ContentPath {
  /// The scroll model.
  public let model: ScrollModel
  /// The scroll range at the start.
  public var extent: ScrollExtent { extents[0] }
  /// The scroll ranges: that at the start, and after each change of the app's inset.
  var extents: [ScrollExtent] { parts.extents }
  var segments: [PathSegment] { parts.segments }
  /// The way of each gesture's finger.
  var ways: [FingerPath] { parts.ways }
  /// The motions that stretches refer to.
  var motions: [ScrollTrajectory] { parts.motions }
  /// The times at which the motions count as settled by the model's own tolerance, in seconds since the
  /// trace's zero, as far as the content has found them already; nil for those to be solved: ``restTime(of:since:)``.
  var knownRests: [Double?] { parts.knownRests }
  /// The first stretch of each gesture.
  var firstSegments: [Int] { parts.firstSegments }
  /// All that is worked out, in one object: a path is handed on with every question.
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
  ///   - scene: Where.
  ///   - model: The scroll model.
  ///   - slop: Finger travel that moves nothing, in points.
  ///   - rate: Display frames per second, for a model whose original works by the tick.
  ///   - framePhase: Where in the first period the first frame is, as a share of it.
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

  /// The same where what fingers and wheels do is in order already, the app may change its own inset, and a gesture, from 0, may
  /// find the content elsewhere than the model alone has led it to.
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

  /// The stretches of a gesture, from 0, and of the motion after it.
  func segments(of gesture: Int) -> ArraySlice<PathSegment> {
    let end = gesture + 1 < firstSegments.count ? firstSegments[gesture + 1] : segments.count
    return segments[firstSegments[gesture]..<end]
  }

  /// The content offset at `time` seconds, in points; at a jump the value after it.
  public func offset(at time: Double) -> Double { offset(of: segment(at: time), at: time) }

  /// The scroll range in a stretch.
  func extent(of segment: PathSegment) -> ScrollExtent { extents[segment.change] }

  /// The content offset of a stretch at `time` seconds, in points.
  func offset(of segment: PathSegment, at time: Double) -> Double {
    switch segment.shape {
    case .still(let offset): return offset
    case .way: return self.offset(of: stretch(of: segment, at: time), at: time)
    case .drag(let from, _, _):
      return model.offset(forRaw: segment.finger(at: time)?.raw ?? from.raw, in: extent(of: segment))
    case .motion(let index, let since): return motions[index].offset(at: time - since)
    }
  }

  /// The part of a stretch that `time` lies in: of a finger's way the stretch between two corners.
  private func stretch(of segment: PathSegment, at time: Double) -> PathSegment {
    guard case .way(let origin) = segment.shape else { return segment }
    return DragStretches(of: segment, origin: origin, along: ways[segment.gesture]).stretch(at: time)
  }

  /// The stretch at `time` seconds, from corner to corner.
  func segment(at time: Double) -> PathSegment {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle } else { high = middle }
    }
    return stretch(of: segments[low], at: time)
  }
}
