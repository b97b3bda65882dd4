/// A physics whose drags pass through an ``IncrementFilter``, and whose velocity is that of the content shown.
public protocol FilteredModel: PhysicsModel {
  /// The scroll range.
  var extent: ScrollExtent { get }
  /// The rule for drag increments.
  var filter: IncrementFilter { get }
}

extension FilteredModel {
  /// Maps by increments; the fixed version maps by position.
  @inlinable public var mapping: DragMapping { filter.form == .original ? .increments : .position }

  /// The content offset shown for a raw position, in points; the raw position itself for increments.
  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    mapping == .increments ? raw : filter.damped(raw, extent.lowestOffset, extent.highestOffset)
  }

  /// The raw position that is shown as an offset, in points; the offset itself for increments.
  @inlinable
  public func raw(forOffset offset: Double) -> Double {
    mapping == .increments ? offset : filter.undamped(offset, extent.lowestOffset, extent.highestOffset)
  }

  /// The content's movement per point of outward movement: 1 inside and on an edge, the filter's factor
  /// beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { raw == extent.nearestRest(to: raw) ? 1 : filter.factor }

  /// The offset after an event that moves the content by `delta`, in points.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    filter.offset(from: offset, movedBy: delta, lower: extent.lowestOffset, upper: extent.highestOffset)
  }

  /// The content's velocity, in points per second: the negative mean velocity of a ``DragWindow``, which follows the offset shown.
  @inlinable
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double { -release.velocity }

  /// The model's promise; in the fixed form an event that crosses an edge moves content as its parts would (Q14).
  public func promise(of property: CertificateProperty) -> CertificatePromise {
    switch (filter.form, property) {
    case (.fixed, .path), (.fixed, .pullRate): .kept
    default: .byMapping
    }
  }
}
