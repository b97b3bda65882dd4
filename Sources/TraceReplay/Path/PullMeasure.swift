import PullToRefresh
import ScrollPhysics

/// The pull as an engine measures it, as a function of the free path; crossings are solved with it.
package struct PullMeasure {
  let model: ScrollModel
  let extent: ScrollExtent
  let traits: RefreshTraits
  /// The offset from which a pull of content counts, in points: the top edge, unless the engine ignores the app's
  /// inset.
  let edge: Double
  /// The scroll ranges from the start on, one more after each change of the app's inset; nil if it never changes.
  private var changed: [ScrollExtent]?
  /// For an engine with a slop, the travel at which it captured each gesture, in points.
  private var captures: [Double]?

  /// The measure of an engine with these traits, for content on this model.
  package init(model: ScrollModel, extent: ScrollExtent, traits: RefreshTraits) {
    (self.model, self.extent, self.traits) = (model, extent, traits)
    edge = extent.lowestOffset
  }

  /// The measure of an engine with these traits along a path; `captures` as in the property.
  init(along path: ContentPath, traits: RefreshTraits, captures: [Double]? = nil) {
    self.init(model: path.model, extent: path.extent, traits: traits)
    if path.extents.count > 1 { changed = path.extents }
    self.captures = captures
  }

  private init(model: ScrollModel, extent: ScrollExtent, traits: RefreshTraits, edge: Double) {
    (self.model, self.extent, self.traits, self.edge) = (model, extent, traits, edge)
  }

  /// The measure for one gesture, from 0.
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

  /// The measure after `changes` changes of the app's inset.
  func after(_ changes: Int) -> PullMeasure {
    guard changes > 0, let extent = changed?[changes] else { return self }
    return PullMeasure(
      model: model, extent: extent, traits: traits,
      edge: edge + traits.insetShare * (extent.lowestOffset - self.extent.lowestOffset))
  }

  /// The measure for firing under the finger, if that differs from the threshold; nil otherwise.
  var ofDragLimit: PullMeasure? {
    guard let limit = traits.dragLimit else { return nil }
    var own = traits
    (own.threshold, own.isStrict) = (limit, true)
    var measure = PullMeasure(model: model, extent: extent, traits: own, edge: edge)
    measure.changed = changed
    return measure
  }

  /// The pull of a finger that took hold at the raw position `origin`, in points.
  ///
  /// An engine that measures travel counts from the edge, or from where the finger took hold beyond it: ≥ 0. One that
  /// watches the offset also compares inside the bounds, where the pull is negative. A threshold may lie
  /// there (`pullview` with a top inset of more than 60 pt), and content far below is not past it.
  package func pull(at finger: DragPoint, origin: Double) -> Double {
    switch traits.input {
    case .offset: pull(atOffset: model.offset(forRaw: finger.raw, in: extent))
    case .travel(let gain): positive(gain * travelPastEdge(of: finger, origin: origin))
    case .travelCurve(let curve): curve.pull(travelPastEdge(of: finger, origin: origin))
    }
  }

  /// The finger's travel past the edge, or past where it took hold beyond it, in points, negative inside the bounds.
  private func travelPastEdge(of finger: DragPoint, origin: Double) -> Double {
    min(extent.lowestOffset, origin) - (origin - travel(of: finger, origin: origin))
  }

  /// The travel that the engine counts, in points: the scroll view's, or for an engine that receives touches the finger's own from the edge
  /// on. If the scroll view first has to bring the content to its edge, the travel it discards on the way is lost for the engine as well.
  private func travel(of finger: DragPoint, origin: Double) -> Double {
    traits.hearsTouches && origin <= extent.lowestOffset ? finger.touch : finger.travel
  }

  /// The pull of content that moves by itself at `offset`, in points, negative inside the bounds; 0 for an engine
  /// that watches the finger.
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

  /// The travel of a finger that took hold at the raw position `origin` that is certainly on one side of the threshold.
  ///
  /// Known for an engine that measures the content's offset, by the model's inverse.
  func side(ofTravelFrom origin: Double) -> SureTravel {
    guard case .offset = traits.input else { return .none }
    return SureTravel(
      below: origin - model.sureRaw(forOffsetAbove: offsetLevel, in: extent),
      past: origin - model.sureRaw(forOffsetBelow: offsetLevel, in: extent))
  }

  /// The fraction of a finger's movement between two points at which its pull passes the threshold, which lies between them.
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

  /// A fraction of the movement between two samples, in which the finger moves by less than rounding.
  private static let nearby = 1e-9

  private func levelShare(from: DragPoint, to: DragPoint, origin: Double) -> Double {
    switch traits.input {
    case .offset: (model.raw(forOffset: offsetLevel, in: extent) - from.raw) / (to.raw - from.raw)
    case .travel(let gain): share(ofTravel: traits.threshold / gain, from: from, to: to, origin: origin)
    case .travelCurve(let curve):
      share(ofTravel: curve.travel(forPull: traits.threshold), from: from, to: to, origin: origin)
    }
  }

  /// The fraction of the movement at which the travel past the edge is `travel` points; the finger itself meets no resistance.
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
  /// Travel up to this has certainly not passed it.
  let below: Double
  /// Travel from this on has certainly passed it.
  let past: Double

  /// No travel is certain.
  static var none: SureTravel { SureTravel(below: -.infinity, past: .infinity) }

  /// True if `travel` has passed the threshold, false if not; nil if uncertain.
  @inline(__always)
  func isPast(_ travel: Double) -> Bool? { travel <= below ? false : travel >= past ? true : nil }
}
