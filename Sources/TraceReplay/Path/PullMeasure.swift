import PullToRefresh
import ScrollPhysics

/// How an engine measures the pull, as a function of the content's path without an engine. Crossings of the threshold are solved with it.
package struct PullMeasure {
  let model: ScrollModel
  let extent: ScrollExtent
  let traits: RefreshTraits
  /// The offset from which a pull of content counts, in points: the top edge, unless the engine ignores the app's
  /// inset.
  let edge: Double
  /// The scroll ranges in order: the one at the start, then one per change of the app's inset; nil if the inset never changes.
  private var changed: [ScrollExtent]?
  /// For an engine with a slop, the finger travel at which it accepted each gesture as a pull, in points; nil for other engines.
  private var captures: [Double]?

  /// How an engine with these traits measures the pull of content on this model.
  package init(model: ScrollModel, extent: ScrollExtent, traits: RefreshTraits) {
    (self.model, self.extent, self.traits) = (model, extent, traits)
    edge = extent.lowestOffset
  }

  /// How an engine with these traits measures the pull along a path; `captures` has the finger travel at which an engine with a slop
  /// accepts each gesture.
  init(along path: ContentPath, traits: RefreshTraits, captures: [Double]? = nil) {
    self.init(model: path.model, extent: path.extent, traits: traits)
    if path.extents.count > 1 { changed = path.extents }
    self.captures = captures
  }

  private init(model: ScrollModel, extent: ScrollExtent, traits: RefreshTraits, edge: Double) {
    (self.model, self.extent, self.traits, self.edge) = (model, extent, traits, edge)
  }

  /// The measure for one gesture, by its index from 0.
  ///
  /// An engine with a slop counts from the sample that exceeds it, wherever that is: further on if samples
  /// are far apart, above the start if the finger moved up first.
  func of(gesture: Int) -> PullMeasure {
    guard let captures, captures.indices.contains(gesture) else { return self }
    var own = traits
    own.input = .travelCurve(.beyond(slop: captures[gesture]))
    var measure = PullMeasure(model: model, extent: extent, traits: own, edge: edge)
    measure.changed = changed
    return measure
  }

  /// The measure that applies after the app's inset has changed `changes` times.
  func after(_ changes: Int) -> PullMeasure {
    guard changes > 0, let extent = changed?[changes] else { return self }
    return PullMeasure(
      model: model, extent: extent, traits: traits,
      edge: edge + traits.insetShare * (extent.lowestOffset - self.extent.lowestOffset))
  }

  /// The measure for the threshold at which the engine fires under the finger; nil if it is the same as at the release.
  var ofDragLimit: PullMeasure? {
    guard let limit = traits.dragLimit else { return nil }
    var own = traits
    (own.threshold, own.isStrict) = (limit, true)
    var measure = PullMeasure(model: model, extent: extent, traits: own, edge: edge)
    measure.changed = changed
    return measure
  }

  /// The pull of a finger, in points; `origin` is the content's position before resistance when the finger caught it.
  ///
  /// An engine that measures travel counts it from the edge, or from where the finger caught the content beyond it: ≥ 0. One that
  /// watches the offset also compares inside the bounds, where the pull is negative. A threshold may lie
  /// there (`pullview` with a top inset of more than 60 pt), and content far below is not past it.
  package func pull(at finger: DragPoint, origin: Double) -> Double {
    switch traits.input {
    case .offset: pull(atOffset: model.offset(forRaw: finger.raw, in: extent))
    case .travel(let gain): positive(gain * travelPastEdge(of: finger, origin: origin))
    case .travelCurve(let curve): curve.pull(travelPastEdge(of: finger, origin: origin))
    }
  }

  /// The finger's travel past the top edge, in points, negative inside the bounds. If the finger caught the content beyond the edge, the
  /// travel counts from there.
  private func travelPastEdge(of finger: DragPoint, origin: Double) -> Double {
    min(extent.lowestOffset, origin) - (origin - travel(of: finger, origin: origin))
  }

  /// The finger travel that the engine counts, in points. An engine that receives touches counts the finger's own travel if the content was
  /// at its top edge or past it when the finger caught it. In all other cases the scroll view's travel counts, from which the drag-start
  /// rule has discarded a part.
  private func travel(of finger: DragPoint, origin: Double) -> Double {
    traits.hearsTouches && origin <= extent.lowestOffset ? finger.touch : finger.travel
  }

  /// The pull of content that moves by itself at `offset`, in points, negative inside the bounds; 0 for an engine that watches only the
  /// finger.
  func pull(atOffset offset: Double) -> Double {
    switch traits.input {
    case .offset: edge - offset
    case .travel, .travelCurve: 0
    }
  }

  /// True if `pull` passes the threshold by the engine's own comparison.
  package func isPast(_ pull: Double) -> Bool {
    traits.isStrict ? pull > traits.threshold : pull >= traits.threshold
  }

  /// The finger travel that certainly lies on one side of the threshold, so that it needs no exact test.
  ///
  /// Known for an engine that measures the content's offset, by the model's inverse.
  func side(ofTravelFrom origin: Double) -> SureTravel {
    guard case .offset = traits.input else { return .none }
    return SureTravel(
      below: origin - model.sureRaw(forOffsetAbove: offsetLevel, in: extent),
      past: origin - model.sureRaw(forOffsetBelow: offsetLevel, in: extent))
  }

  /// The fraction of a finger's movement between two points after which the pull passes the threshold. The threshold must lie between the
  /// pulls at both points.
  ///
  /// Uses the model's inverse if there is one; a model that rounds to pixels passes the threshold nearby.
  func share(from: DragPoint, to: DragPoint, origin: Double) -> Double {
    let share = levelShare(from: from, to: to, origin: origin)
    func isPast(_ share: Double) -> Bool {
      return self.isPast(pull(at: from.point(share <= 0 ? 0 : min(share, 1), to: to), origin: origin))
    }
    let (start, end) = (isPast(0), isPast(1))
    if isPast(share - Self.nearby) == start, isPast(share + Self.nearby) == end { return share }
    var (low, high) = (0.0, 1.0)
    while high - low > Self.nearby {
      let middle = (low + high) / 2
      if isPast(middle) == start { low = middle } else { high = middle }
    }
    return high
  }

  /// The fraction of the movement between two samples within which the finger moves by less than the rounding error.
  private static let nearby = 1e-9

  private func levelShare(from: DragPoint, to: DragPoint, origin: Double) -> Double {
    switch traits.input {
    case .offset: (model.raw(forOffset: offsetLevel, in: extent) - from.raw) / (to.raw - from.raw)
    case .travel(let gain): share(ofTravel: traits.threshold / gain, from: from, to: to, origin: origin)
    case .travelCurve(let curve):
      share(ofTravel: curve.travel(forPull: traits.threshold), from: from, to: to, origin: origin)
    }
  }

  /// The fraction of the movement at which the travel past the edge is `travel` points; resistance does not matter, because it does not
  /// slow the finger.
  private func share(
    ofTravel travel: Double, from: DragPoint, to: DragPoint, origin: Double
  ) -> Double {
    let (start, end) = (self.travel(of: from, origin: origin), self.travel(of: to, origin: origin))
    return (origin - start - (min(extent.lowestOffset, origin) - travel)) / (end - start)
  }

  /// The offset, in points, at which the pull of content that moves by itself equals the threshold.
  var offsetLevel: Double { edge - traits.threshold }

  private func positive(_ value: Double) -> Double { value > 0 ? value : 0 }
}

/// Finger travel, in points, that is certainly on one side of a threshold; travel between the two limits must be tested.
struct SureTravel {
  /// Travel up to this many points has certainly not passed the threshold.
  let below: Double
  /// Travel of at least this many points has certainly passed the threshold.
  let past: Double

  /// The value for an engine for which no travel is certain, so that all travel must be tested.
  static var none: SureTravel { SureTravel(below: -.infinity, past: .infinity) }

  /// True if `travel` has passed the threshold, false if not; nil if uncertain.
  @inline(__always)
  func isPast(_ travel: Double) -> Bool? { travel <= below ? false : travel >= past ? true : nil }
}
