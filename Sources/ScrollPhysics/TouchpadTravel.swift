/// The way of content for what a touchpad scrolls, before any resistance.
///
/// A unit is one of libinput's scroll units, which Wayland hands a client as a logical pixel.
@frozen
public struct TouchpadTravel: Equatable, Sendable {
  /// Points for a unit, above 0.
  public let gain: Double
  /// True if the velocity tracker hears the points; else it hears the units.
  public let isTracked: Bool

  /// Travel of `gain` points for a unit.
  public init(gain: Double, isTracked: Bool) { (self.gain, self.isTracked) = (gain, isTracked) }

  /// A point for a unit.
  public static var plain: TouchpadTravel { TouchpadTravel(gain: 1, isTracked: true) }
}
