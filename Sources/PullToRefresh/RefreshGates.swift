/// Conditions beside the threshold that must hold for a pull to fire. All are off in `RefreshGates()`.
@frozen
public struct RefreshGates: Equatable, Sendable {
  /// A finger must be down (for a release: must have been when the threshold was passed).
  public var requiresFinger: Bool
  /// The gesture must have begun with the content at or past the top edge, within half a point.
  public var startsAtEdge: Bool
  /// Seconds the content must have been still before the gesture began, ≥ 0 (mozilla-mobile/fenix#16661).
  public var cooldown: Double
  /// Greatest angle between the gesture and the vertical, also for the motion after it, in degrees, 0…90; 45 is Chromium's `|y| > |x|`.
  public var axisCone: Double
  /// The inputs that count.
  public var sources: RefreshSources
  /// The most fingers there may be at any time of the gesture.
  public var maximumContacts: Int
  /// The fastest upward motion of the finger at its lift that still fires, in points per second, ≥ 0 (Chromium: 500).
  public var maximumUpwardRelease: Double

  /// All gates off.
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

/// The kinds of input a policy listens to. (No `OptionSet`: that is made from arrays, which the core goes without.)
@frozen
public struct RefreshSources: Equatable, Sendable {
  /// One bit a kind.
  public let rawValue: UInt8
  /// Fingers on a screen.
  public static let touchscreen = RefreshSources(rawValue: 1)
  /// Two fingers on a touchpad.
  public static let touchpad = RefreshSources(rawValue: 2)
  /// A wheel.
  public static let wheel = RefreshSources(rawValue: 4)
  /// Every kind.
  public static let all = RefreshSources(rawValue: 7)

  /// The kinds with these bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The kinds of both.
  @inlinable
  public func union(_ other: RefreshSources) -> RefreshSources {
    RefreshSources(rawValue: rawValue | other.rawValue)
  }

  /// True if all kinds of `other` are among these.
  @inlinable
  public func contains(_ other: RefreshSources) -> Bool { rawValue & other.rawValue == other.rawValue }
}
