/// The rule by which content follows a finger in Flutter's `BouncingScrollPhysics`, one movement at a time.
///
/// With `p` the overscroll before a movement of `|δ|`, `d` the viewport and `g(f) = G·(1 − f)²`: away from the content the
/// content moves by `g(p/d)·|δ|`; towards it by `g((p − |δ|)/d)·|δ|` until the edge, and 1:1 for the rest.
///
/// - Quirk Q5 of `ScrollModels.md`: a movement from inside the bounds is not resisted at all, even beyond the edge.
/// - Path dependence: the factor is that at one end of the movement, so the offset depends on how a drag is cut into
///   events, at 30 Hz by a sixth; with ever shorter movements it approaches the rubber band of coefficient `G`.
/// - A long movement back gets `f < 0` and more than `G`; beyond a viewport `f > 1`, and resistance falls again.
///
/// The fixed form is that rubber band, with movements split at the edge, so that the offset does not depend on the events.
@frozen
public struct FlutterDrag: Equatable, Sendable {
  /// `G`: the fraction of a movement that moves the content just outside an edge, above 0.
  public let gain: Double
  /// True if movement back towards the content is 1:1, as on desktops.
  public let easesRigidly: Bool
  /// Whether the rule reproduces Flutter's known defects (`original`) or not (`fixed`).
  public let form: ModelForm

  /// The rule with a fraction `gain` just outside an edge, above 0.
  @inlinable
  public init(gain: Double, easesRigidly: Bool, form: ModelForm = .original) {
    require(gain > 0 && gain < .infinity, "a drag's gain", gain, "finite and above 0")
    self.gain = gain
    self.easesRigidly = easesRigidly
    self.form = form
  }

  /// The content offset after a finger movement, in points.
  ///
  /// - Parameters:
  ///   - movement: The finger's movement since the last event, in points, downwards positive.
  ///   - offset: The offset before the movement, in points.
  ///   - extent: The scroll range.
  /// - Returns: The offset after the movement, in points.
  @inlinable
  public func offset(after movement: Double, from offset: Double, in extent: ScrollExtent) -> Double {
    offset - passed(movement, from: offset, in: extent)
  }

  /// The part of a finger movement that moves the content, in points, with the movement's sign.
  @inlinable
  public func passed(_ movement: Double, from offset: Double, in extent: ScrollExtent) -> Double {
    let overscroll = extent.overscroll(at: offset)
    // The offset falls as the finger moves down, so past the start edge an upward movement eases.
    let eases = overscroll < 0 && movement < 0 || overscroll > 0 && movement > 0
    if form == .fixed { return offset - banded(offset, movement, eases: eases, in: extent) }
    if overscroll == 0 || eases && easesRigidly { return movement }
    let (past, length) = (abs(overscroll), abs(movement))
    let factor = factor(at: (eases ? past - length : past) / extent.viewportLength)
    let share = Self.share(of: length, factor: factor, outside: past)
    return movement < 0 ? -share : share
  }

  /// `g(f) = G·(1 − f)²`: the fraction of a movement that moves the content at the fraction `f` of the viewport.
  @inlinable
  func factor(at fraction: Double) -> Double { gain * (1 - fraction) * (1 - fraction) }

  /// How far a movement of `length` points moves the content: slowed by `factor` until it has moved `outside` points, then 1:1.
  @inlinable
  static func share(of length: Double, factor: Double, outside: Double) -> Double {
    let slowed = outside / factor
    return length < slowed ? length * factor : outside + (length - slowed)
  }

  /// The content's movement per point of a short outward movement at an offset: 1 inside the bounds.
  @inlinable
  public func slope(at offset: Double, in extent: ScrollExtent) -> Double {
    let past = extent.overscroll(at: offset)
    return past == 0 ? 1 : factor(at: abs(past) / extent.viewportLength)
  }

  // MARK: Fixed

  /// The offset after a movement in the fixed form, by a rubber band; a 1:1 movement back first reduces the overscroll.
  @inlinable
  func banded(_ offset: Double, _ movement: Double, eases: Bool, in extent: ScrollExtent) -> Double {
    guard eases, easesRigidly else {
      return self.offset(forRaw: raw(forOffset: offset, in: extent) - movement, in: extent)
    }
    let edge = extent.nearestRest(to: offset)
    if abs(movement) <= abs(offset - edge) { return offset - movement }
    return self.offset(forRaw: offset - movement, in: extent)
  }

  @inlinable
  func band(_ extent: ScrollExtent) -> ExtendedBand<RubberBand> {
    ExtendedBand(coefficient: gain, dimension: extent.viewportLength)
  }

  /// The offset of the fixed form for a raw position, where the content would be without resistance, in points.
  @inlinable
  public func offset(forRaw raw: Double, in extent: ScrollExtent) -> Double {
    extent.offset(forRaw: raw, band(extent))
  }

  /// The raw position of the fixed form that is shown as an offset, in points: the inverse of ``offset(forRaw:in:)``.
  @inlinable
  public func raw(forOffset offset: Double, in extent: ScrollExtent) -> Double {
    extent.raw(forOffset: offset, band(extent))
  }
}
