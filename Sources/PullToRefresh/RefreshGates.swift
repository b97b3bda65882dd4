/// Conditions, besides the threshold, that must hold for a pull to fire. All are off in `RefreshGates()`.
@frozen
public struct RefreshGates: Equatable, Sendable {
  /// True if a finger must be down (for release engines: must have been down when the threshold was passed).
  public var requiresFinger: Bool
  /// True if the gesture must have begun with the content at or past the top edge, within half a point.
  public var startsAtEdge: Bool
  /// Seconds the content must have been still before the gesture began, ≥ 0 (mozilla-mobile/fenix#16661).
  public var cooldown: Double
  /// Greatest angle between the gesture and the vertical, in degrees, 0…90; also applied to the motion after the release. 45 is Chromium's
  /// `|y| > |x|`.
  public var axisCone: Double
  /// The kinds of input that can fire.
  public var sources: RefreshSources
  /// The most fingers that may be down at any time of the gesture for it to fire.
  public var maximumContacts: Int
  /// The fastest upward finger velocity at the release that still fires, in points per second, ≥ 0 (Chromium: 500).
  public var maximumUpwardRelease: Double

  /// Gates that are all off: every pull that passes the threshold may fire.
  @inlinable
  public init() {
    requiresFinger = false
    startsAtEdge = false
    cooldown = 0
    axisCone = 90
    sources = .all
    maximumContacts = .max
    maximumUpwardRelease = .infinity
  }
}

/// The kinds of input a policy accepts. (Not an `OptionSet`, which needs arrays; the core has none.)
@frozen
public struct RefreshSources: Equatable, Sendable {
  /// The set as bits, one per kind of input: 1 touchscreen, 2 touchpad, 4 wheel.
  public let rawValue: UInt8
  /// Fingers on a screen.
  public static let touchscreen = RefreshSources(rawValue: 1)
  /// A two-finger scroll on a touchpad.
  public static let touchpad = RefreshSources(rawValue: 2)
  /// A mouse wheel.
  public static let wheel = RefreshSources(rawValue: 4)
  /// Every kind.
  public static let all = RefreshSources(rawValue: 7)

  /// The set of the kinds of input whose bits are 1 in `rawValue`.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The kinds in either set.
  @inlinable
  public func union(_ other: RefreshSources) -> RefreshSources {
    RefreshSources(rawValue: rawValue | other.rawValue)
  }

  /// True if every kind of `other` is in this set.
  @inlinable
  public func contains(_ other: RefreshSources) -> Bool { rawValue & other.rawValue == other.rawValue }
}
