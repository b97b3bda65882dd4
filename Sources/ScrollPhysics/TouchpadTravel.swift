/// How far content moves per unit of touchpad scrolling, before any resistance.
///
/// A unit is one of libinput's scroll units, which Wayland gives a client as a logical pixel.
@frozen
public struct TouchpadTravel: Equatable, Sendable {
  /// Points per unit, above 0.
  public let gain: Double
  /// True if the velocity tracker gets the content's movement in points; false if it gets the touchpad's units.
  public let isTracked: Bool

  /// A travel of `gain` points per touchpad unit.
  public init(gain: Double, isTracked: Bool) { (self.gain, self.isTracked) = (gain, isTracked) }

  /// One point per touchpad unit.
  public static var plain: TouchpadTravel { TouchpadTravel(gain: 1, isTracked: true) }
}
