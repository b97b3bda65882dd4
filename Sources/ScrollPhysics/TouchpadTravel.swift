/// How far content moves for what a touchpad scrolls, before any resistance.
///
/// A unit is one of libinput's scroll units, which Wayland gives a client as a logical pixel.
@frozen
public struct TouchpadTravel: Equatable, Sendable {
  /// Points per unit, above 0.
  public let gain: Double
  /// True if the velocity tracker gets points; false if it gets units.
  public let isTracked: Bool

  /// Travel of `gain` points per unit.
  public init(gain: Double, isTracked: Bool) { (self.gain, self.isTracked) = (gain, isTracked) }

  /// One point per unit.
  public static var plain: TouchpadTravel { TouchpadTravel(gain: 1, isTracked: true) }
}
