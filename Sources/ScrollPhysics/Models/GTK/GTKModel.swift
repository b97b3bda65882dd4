/// GTK's scrolled window: 1:1 up to 100 px past an edge, friction 4 per second, a critically damped return.
///
/// The offset is GTK's unclamped value, which decides everything. Past an edge a user sees an edge effect of that size, while the
/// adjustment itself stays in range. GTK's motion is ``GTKKinetic``, frame by frame, here as a closed form, with an overshoot limit that
/// differs between the edges (quirk Q10 of `ScrollModels.md`). `gtk-fixed` solves the crossing of an edge and treats both edges alike.
/// `gtk-3` ends its flings sooner, see ``GTKKinetic/Ending``.
/// Source: gtk/gtkscrolledwindow.c, gtkkineticscrolling.c of GTK 4.8.3, 4.18.6 and 3.24.38. Of them
/// `_gtk_scrolled_window_set_adjustment_value` limits a drag to 100 px; a fling goes past that.
@frozen
public struct GTKModel: PhysicsModel {
  /// `MAX_OVERSHOOT_DISTANCE`: the furthest that a drag moves content past an edge, in points.
  @inlinable public static var dragLimit: Double { 100 }
  /// The friction that slows a fling, 4 per second.
  @inlinable public static var friction: Deceleration { Deceleration(perSecond: GTKKinetic.friction) }
  /// The spring of the return from beyond an edge: ω = 10 per second, critically damped.
  @inlinable public static var spring: Spring {
    Spring(frequency: GTKKinetic.overshootFriction / 2, dampingRatio: 1)
  }
  /// `VELOCITY_ACCUMULATION_FLOOR`: a new fling slower than this fraction of the present motion replaces that motion.
  @inlinable public static var accumulationFloor: Double { 0.33 }
  /// `VELOCITY_ACCUMULATION_CEIL`: a new fling with this fraction of the present motion's velocity adds that velocity once.
  @inlinable public static var accumulationCeiling: Double { 1 }
  /// `VELOCITY_ACCUMULATION_MAX`: a new fling adds the present motion's velocity at most this many times.
  @inlinable public static var accumulationMaximum: Double { 6 }

  /// `MAGIC_SCROLL_FACTOR` of GTK 4: points of scrolling per unit that a touchpad reports.
  @inlinable public static var touchpadFactor: Double { 2.5 }

  @usableFromInline let extent: ScrollExtent
  /// Whether the model notices edges at display frames and limits overshoots as GTK does (`original`), or solves crossings (`fixed`).
  public let form: ModelForm
  /// The rule that ends a fling inside the bounds: GTK 4's or GTK 3's.
  public let ending: GTKKinetic.Ending

  /// The model's traits. Content counts as settled within 0.1 px of an edge and slower than the end of a fling.
  ///
  /// On a touchpad GTK 4 applies its factor to the velocity too; GTK 3's factor is not known here.
  public var traits: ModelTraits {
    ModelTraits(
      tolerance: Tolerance(distance: 0.1, speed: ending.leastSpeed), tracker: .history,
      memory: .gtk(velocity: 0, time: 0), isTickBound: form == .original,
      touchpadTravel: ending == .gtk4 ? TouchpadTravel(gain: Self.touchpadFactor, isTracked: true) : .plain)
  }

  /// The model for a scroll range; its viewport's length must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent, form: ModelForm = .original, ending: GTKKinetic.Ending = .gtk4) {
    extent.checkViewport()
    (self.extent, self.form, self.ending) = (extent, form, ending)
  }

  /// The offset for a raw position (where the content would be without resistance), in points: the same, but at most 100 px past an edge.
  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    let (low, high) = (extent.lowestOffset - Self.dragLimit, extent.highestOffset + Self.dragLimit)
    return raw < low ? low : raw > high ? high : raw
  }

  /// The raw position (where the content would be without resistance) for an offset, in points: the same.
  ///
  /// A finger that catches moving content does not make it jump, except for content thrown more than 100 px past an edge, where a finger
  /// cannot
  /// hold it.
  @inlinable
  public func raw(forOffset offset: Double) -> Double { offset }

  /// How far the content moves per point of finger movement: 1, or 0 where a drag goes no further.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { offset(forRaw: raw) == raw ? 1 : 0 }

  /// The velocity of a fling that starts while the content still moves, in points per second.
  ///
  /// In the same direction, and at least a third as fast: `v + w · min((v − 0.33·w) / 0.67·w, 6)`; else `v`.
  ///
  /// - Parameters:
  ///   - velocity: `v`, the velocity of the new fling.
  ///   - current: `w`, the velocity of the present motion.
  /// - Returns: Points per second.
  @inlinable
  public static func accumulated(velocity: Double, current: Double) -> Double {
    let (least, most) = (current * accumulationFloor, current * accumulationCeiling)
    guard (velocity >= 0) == (current >= 0), current != 0, abs(velocity) >= abs(least) else {
      return velocity
    }
    let times = (velocity - least) / (most - least)
    return velocity + current * (times < accumulationMaximum ? times : accumulationMaximum)
  }

  /// GTK's own motion of released content, to be advanced once per display frame.
  public func kinetic(
    from offset: Double, velocity: Double, limit: GTKKinetic.Limit = .positions
  ) -> GTKKinetic {
    GTKKinetic(
      from: offset, velocity: velocity, lower: extent.lowestOffset, upper: extent.highestOffset, limit: limit,
      ending: ending)
  }

  /// The motion of released content.
  ///
  /// The fixed form has the same friction and spring, with the crossing of an edge solved and without GTK's one-sided limit of the
  /// overshoot.
  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    form == .original
      ? tickedTrajectory(from: offset, velocity: velocity, ticks: ticks)
      : extent.decayed(Self.friction, Self.spring, from: offset, velocity: velocity)
  }

}

extension GTKModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .toolkits,
      summary: ending == .gtk4 ? "GtkScrolledWindow of GTK 4." : "GtkScrolledWindow of GTK 3.24.",
      source: ending == .gtk4 ? Self.source : Self.sourceOfGTK3,
      fixed: ending == .gtk4 ? "crossings solved, edges alike" : nil,
      cases: .init("gtk.json", upstream: 0, derived: 18),
      known: ending == .gtk4
        ? "On GTK 4.8.3 flings of 500 to 3000 px/s decayed by 4.001 to 4.009 per second, within 0.08 px, to a velocity of 0.1 px/s, and did not stop on whole pixels. The original does not test its numbers."
        : "The rounded position that ends a fling is never shown, because the window ignores the position of the tick that finishes. The original does not test its numbers.",
      inferred:
        "The velocity tracker is libadwaita's (travel of the last 150 ms); GtkGestureSwipe's counts up to the release, from one more event, in whole pixels. The velocity that a touch catches decreases by the friction until the next fling is added, even if it caught a return. A return ends on the edge, where the adjustment keeps it; the unclamped value stays 0.1 px away."
    )
  }

  private static var source: OriginalSource {
    OriginalSource(
      "GNOME/gtk", "gtk/gtkscrolledwindow.c, gtk/gtkkineticscrolling.c", release: "4.18.6",
      archive: "Debian's source package gtk4 4.18.6", date: "2025-06-09", since: "4.8.3 or before",
      note: "4.8.3 has the same rule")
  }

  private static var sourceOfGTK3: OriginalSource {
    OriginalSource(
      "GNOME/gtk", "gtk/gtkscrolledwindow.c, gtk/gtkkineticscrolling.c", release: "3.24.38",
      archive: "Debian's source package gtk+3.0 3.24.38", date: "2023-05-22", since: "3.24.38 or before",
      note: "1e9e7bf0, before GTK 4.0, has the same rule")
  }

  public func list(in list: inout some ModelFactList) {
    list.constant(
      "farthest drag past an edge", Self.dragLimit, .points, "MAX_OVERSHOOT_DISTANCE", key: "drag_limit")
    list.constant("friction", GTKKinetic.friction, .perSecond, "DECELERATION_FRICTION")
    if ending == .gtk4 {
      list.constant("touchpad factor", Self.touchpadFactor, "MAGIC_SCROLL_FACTOR", key: "touchpad_factor")
    }
    if form == .original {
      list.constant(
        "a fling ends below", ending.leastSpeed, .speed, "gtkkineticscrolling.c", key: "stop_speed")
    }
    if ending == .gtk3 {
      list.constant(
        "or at a tick's step of", ending.leastStep, .points, "gtkkineticscrolling.c", key: "stop_step")
    }
    list.constant(
      "flings add up from", Self.accumulationFloor, "VELOCITY_ACCUMULATION_FLOOR", key: "accumulation_floor")
    list.constant(
      "added once at", Self.accumulationCeiling, "VELOCITY_ACCUMULATION_CEIL", key: "accumulation_ceiling")
    list.constant(
      "added at most, times", Self.accumulationMaximum, "VELOCITY_ACCUMULATION_MAX",
      key: "accumulation_maximum")
    list.constant("overshoot friction", GTKKinetic.overshootFriction, .perSecond, "OVERSHOOT_FRICTION")
    if form == .original {
      list.constant("overshoot limit", GTKKinetic.overshootLimit, .points, "gtkkineticscrolling.c")
    }
    list.spring(Self.spring, "half the friction")
    list.rest(tolerance, "gtkkineticscrolling.c")
    let state: QuirkState = ending == .gtk4 ? .fixed : .kept
    list.quirk(
      state, "Q10",
      "Overshoot is compared with positions 50 px beyond either end of the content: the start edge is limited to 50 pt and restarts from rest, the end edge never."
    )
    list.quirk(state, "An edge takes effect at the tick after it, so fewer frames overshoot farther.")
    list.calculation("gtk.decelerate")
    list.calculation("gtk.overshoot")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: .clamp(limit: Self.dragLimit),
      fling: .decay(perSecond: GTKKinetic.friction),
      bounce: .spring(Self.spring))
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise {
    switch (form, property) {
    // A catch beyond the 100 px that a finger can reach is not fixed.
    case (_, .catchOffset): .broken
    // Edges noticed at the tick, and Q10.
    case (.original, .edgeRate), (.original, .motionRate), (.original, .mirror): .broken
    // Also what Q10 cuts on one side, and the push from where it was cut.
    case (.fixed, .edgeRate), (.fixed, .motionRate), (.fixed, .mirror): .kept
    case (.fixed, .changeOffset), (.fixed, .speedAtChange): .kept
    default: .byMapping
    }
  }
}
