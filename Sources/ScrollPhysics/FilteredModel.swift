/// A physics whose drags go through an ``IncrementFilter``, and whose velocity is that of what is shown.
public protocol FilteredModel: PhysicsModel {
  /// The scroll range.
  var extent: ScrollExtent { get }
  /// The rule for increments.
  var filter: IncrementFilter { get }
}

extension FilteredModel {
  /// The mapping: by increments; fixed, by position.
  @inlinable public var mapping: DragMapping { filter.form == .original ? .increments : .position }

  /// The content offset shown for a raw position, in points; itself for increments.
  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    mapping == .increments ? raw : filter.damped(raw, extent.lowestOffset, extent.highestOffset)
  }

  /// The raw position that shows as an offset, in points; itself for increments.
  @inlinable
  public func raw(forOffset offset: Double) -> Double {
    mapping == .increments ? offset : filter.undamped(offset, extent.lowestOffset, extent.highestOffset)
  }

  /// The content's movement per point of movement outwards: 1 inside and on an edge, the filter's factor
  /// beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { raw == extent.nearestRest(to: raw) ? 1 : filter.factor }

  /// The offset after an event that moves the content by `delta`, in points.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    filter.offset(from: offset, movedBy: delta, lower: extent.lowestOffset, upper: extent.highestOffset)
  }

  /// The content's velocity, in points per second: the mean of a ``DragWindow``, which is of what is shown.
  @inlinable
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double { -release.velocity }

  /// Fixed, an event that crosses an edge moves content as its parts do (Q14).
  public func promise(of property: CertificateProperty) -> CertificatePromise {
    switch (filter.form, property) {
    case (.fixed, .path), (.fixed, .pullRate): .kept
    default: .byMapping
    }
  }
}
