/// A scroll physics whose drags pass through an ``IncrementFilter``; a release takes over the velocity of the content shown.
public protocol FilteredModel: PhysicsModel {
  /// The range of offsets at which content may rest.
  var extent: ScrollExtent { get }
  /// The rule that decides how much of each event's movement counts.
  var filter: IncrementFilter { get }
}

extension FilteredModel {
  /// Maps by increments, event by event; the `-fixed` model maps by the finger's position.
  @inlinable public var mapping: DragMapping { filter.form == .original ? .increments : .position }

  /// The content offset shown for a raw position (where the content would be without resistance), in points.
  ///
  /// If the mapping is by increments, both are the same.
  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    mapping == .increments ? raw : filter.damped(raw, extent.lowestOffset, extent.highestOffset)
  }

  /// The raw position (where the content would be without resistance) that is shown as an offset, in points.
  ///
  /// If the mapping is by increments, both are the same.
  @inlinable
  public func raw(forOffset offset: Double) -> Double {
    mapping == .increments ? offset : filter.undamped(offset, extent.lowestOffset, extent.highestOffset)
  }

  /// How far the content moves per point of outward finger movement: 1 inside the bounds and on an edge, the filter's factor beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { raw == extent.nearestRest(to: raw) ? 1 : filter.factor }

  /// The offset after an event that moves the content by `delta`, in points.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    filter.offset(from: offset, movedBy: delta, lower: extent.lowestOffset, upper: extent.highestOffset)
  }

  /// The content's velocity at a release, in points per second: the mean of a ``DragWindow``, which follows the offset shown.
  ///
  /// The sign changes, because content offsets grow as the finger moves up.
  @inlinable
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double { -release.velocity }

  /// Whether the model claims a property. In a `-fixed` model an event that crosses an edge moves content as its parts would (quirk Q14 of
  /// `ScrollModels.md`).
  public func promise(of property: CertificateProperty) -> CertificatePromise {
    switch (filter.form, property) {
    case (.fixed, .path), (.fixed, .pullRate): .kept
    default: .byMapping
    }
  }
}
