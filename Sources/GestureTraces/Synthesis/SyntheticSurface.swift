/// The touchpad or touchscreen on which a synthetic gesture is made, as its driver would describe it.
public struct SyntheticSurface: Equatable, Sendable {
  /// The kind of surface: `touchpad` or `touchscreen`.
  public let kind: String
  /// The name of the device, as in a trace's header.
  public let name: String
  /// Width, in millimetres.
  public let width: Double
  /// Height, in millimetres.
  public let height: Double
  /// Device units per millimetre.
  public let resolution: Int
  /// Time between reports, in seconds.
  public let period: Double
  /// The number of fingers that scroll: one on a touchscreen, two on a touchpad.
  public let fingers: Int
  /// The length of a gesture on this surface, relative to the same gesture on a touchscreen.
  let scale: Double

  /// A phone-sized touchscreen: 70 × 140 mm, 120 reports per second.
  public static let touchscreen = SyntheticSurface(
    kind: "touchscreen", name: "overscroll synthetic touchscreen", width: 70, height: 140, resolution: 40,
    period: 1.0 / 120, fingers: 1, scale: 1)
  /// A laptop's touchpad: 105 × 65 mm, 125 reports per second.
  ///
  /// libinput gives 10.5 units per millimetre, so three fifths of a touchscreen's travel move content equally far.
  public static let touchpad = SyntheticSurface(
    kind: "touchpad", name: "overscroll synthetic touchpad", width: 105, height: 65, resolution: 30,
    period: 1.0 / 125, fingers: 2, scale: 0.6)
}
