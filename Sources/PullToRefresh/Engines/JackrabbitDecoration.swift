/// JackrabbitRefresh's drawing over a real refresh control (`SeedLibraries.md`): compass and spinner that
/// meet.
///
///     callback:  p -> ratio r -> |compassX − spinnerX| < 1 pt (32-bit) -> latched (sticky)
///                joined = latched or refreshing; if refreshing and not animating: step
///     step:      90° further, next colour, 0.3 s linear; then: refreshing -> step, else reset (latch cleared)
///
/// Only a reset clears the latch: graphics that met without a refresh stay joined for good. The colour index belongs to
/// the process, the rotation to the view; both start at 0 here and never decrease.
public struct JackrabbitDecoration: Sendable {
  /// The pull at which the original's graphics are in the middle, in points, for any threshold of the control.
  public static var fullPull: Double { 100 }
  /// Distance of the graphics below which they count as met, in points (32-bit float).
  public static var meetingDistance: Float { 1 }
  /// Seconds of one quarter turn.
  public static var stepDuration: Double { 0.3 }
  /// Number of colours in the original's list: red, blue, purple, cyan, orange, magenta.
  public static var colourCount: UInt8 { 6 }

  /// The positions and sizes of the graphics.
  public let layout: JackrabbitLayout
  /// The number of colours in the cycle, at least 1.
  public let colours: UInt8
  /// True if the graphics have met since the last reset.
  public private(set) var isLatched = false
  /// True while quarter turns are in progress.
  public var isAnimating: Bool { stepEnd != nil }
  /// The time at which the quarter turn in progress ends, in seconds; nil for none.
  public private(set) var stepEnd: Double?
  /// The number of quarter turns begun since the turning began; 0 while the graphics are at rest.
  public private(set) var turnsInRow = 0
  /// True if the last callback showed the graphics joined; nil before the first callback.
  private var wasJoined: Bool?
  /// The number of quarter turns begun since the run began; never decreases.
  public private(set) var quarterTurns = 0

  /// A decoration with this layout that cycles through `colours` colours, at least 1.
  public init(layout: JackrabbitLayout = JackrabbitLayout(), colours: UInt8 = Self.colourCount) {
    self.layout = layout
    self.colours = colours > 1 ? colours : 1
  }

  /// True if the last callback showed the graphics joined.
  public var isJoined: Bool { wasJoined ?? false }

  /// The angle of the graphics at `time`, in degrees: linear within a quarter turn, never decreasing.
  ///
  /// - Parameter time: Seconds since the start of the run.
  /// - Returns: Degrees, clockwise, ≥ 0.
  public func angle(at time: Double) -> Double {
    let done = Double(quarterTurns) * 90
    guard let stepEnd, stepEnd > time else { return done }
    let left = (stepEnd - time) / Self.stepDuration
    return done - 90 * (left < 1 ? left : 1)
  }

  /// Index of the colour that the quarter turn in progress ends with; nil between turns.
  public var colour: UInt8? {
    guard isAnimating, quarterTurns > 0 else { return nil }
    return UInt8((quarterTurns - 1) % Int(colours))
  }

  /// Handles the original's scroll callback: places the graphics for `pull` points, and starts the turning during a refresh.
  public mutating func follow(
    pull: Double, isRefreshing: Bool, at time: Double, _ effects: inout RefreshEffects
  ) {
    if !isLatched, layout.haveMet(pull: pull) {
      isLatched = true
      effects.append(.note(.latch, 0))
    }
    let isJoined = isLatched || isRefreshing
    if isJoined != wasJoined {
      wasJoined = isJoined
      effects.append(.note(isJoined ? .joined : .apart, 0))
    }
    if isRefreshing, stepEnd == nil { step(at: time, &effects) }
  }

  /// Ends a quarter turn if one is due, and begins the next or resets. Returns true if it reset.
  public mutating func endStep(
    isRefreshing: Bool, at time: Double, _ effects: inout RefreshEffects
  ) -> Bool {
    guard let end = stepEnd, end <= time else { return false }
    if isRefreshing {
      step(at: end, &effects)
      return false
    }
    stepEnd = nil
    turnsInRow = 0
    isLatched = false
    effects.append(.note(.reset, 0))
    return true
  }

  private mutating func step(at time: Double, _ effects: inout RefreshEffects) {
    stepEnd = time + Self.stepDuration
    let colour = quarterTurns % Int(colours)
    quarterTurns += 1
    turnsInRow += 1
    effects.append(.note(.step, Double(quarterTurns) * 90))
    effects.append(.note(.colour, Double(colour)))
  }
}
