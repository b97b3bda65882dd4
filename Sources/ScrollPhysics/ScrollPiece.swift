/// One piece of a motion, given by a formula; times count from the piece's own start, in seconds.
@frozen
public enum ScrollPiece: Equatable, Sendable {
  /// The content rests at an offset, in points.
  case rest(Double)
  /// The content slows down exponentially from an offset, in points, and a velocity, in points per second.
  case decay(Deceleration, from: Double, velocity: Double)
  /// The content moves by a spring about an edge's offset, in points.
  case spring(SpringMotion, about: Double)
  /// The content moves from one offset to another along a timing curve.
  case move(EasedMove)
  /// The content slows down at a constant rate.
  ///
  /// `entered` is the time, in seconds after the braking's own start, at which this piece begins.
  case braking(Braking, entered: Double)
  /// AppKit's momentum from an offset, in points.
  case momentum(AppKitMomentum, from: Double)
  /// Chromium's fling curve from an offset, in points.
  case touchpadFling(ChromiumTouchpadFling, from: Double)
  /// Chromium's fling on Windows from an offset, in points.
  case windowsFling(ChromiumWindowsFling, from: Double)
  /// Firefox's fling on the desktop, frame by frame, from an offset in points.
  case frameFling(GeckoDesktopFling, from: Double)
  /// Firefox's fling on Android, from an offset in points.
  case mobileFling(GeckoAndroidFling, from: Double)
  /// Android's fling along a spline.
  case spline(SplineFling)
  /// Flutter's exponential friction inside the bounds.
  case friction(FlutterFriction)
  /// Flutter's fling on Android.
  case clampingFling(FlutterClampingFling)
  /// Flutter's spring to an edge, which jumps to the edge at its end.
  case flutterReturn(FlutterSpringReturn)
  /// Chromium's return in whole points, about an edge's offset, in points.
  case exponentialReturn(ChromiumExponentialRelease, about: Double)
  /// Chromium's return on Windows, about an edge's offset, in points; unrounded if `isSmooth`, else in whole points.
  case bezierReturn(ChromiumBezierRelease, about: Double, isSmooth: Bool)
  /// The return of Android's stretch.
  case stretch(StretchRecede)

  /// The offset after `time` ≥ 0, in points.
  @inlinable
  public func offset(at time: Double) -> Double {
    switch self {
    case .rest(let offset): offset
    case .decay(let deceleration, let start, let velocity):
      start + deceleration.displacement(velocity: velocity, at: time)
    case .spring(let motion, let edge): edge + motion.displacement(at: time)
    case .move(let move): move.offset(at: time)
    case .braking(let braking, let entered): braking.offset(at: entered + time)
    case .momentum(let fling, let start): start + fling.displacement(at: time)
    case .touchpadFling(let fling, let start): start + fling.displacement(at: time)
    case .windowsFling(let fling, let start): start + fling.displacement(at: time)
    case .frameFling(let fling, let start): start + fling.displacement(at: time)
    case .mobileFling(let fling, let start): start + fling.displacement(at: time)
    case .spline(let fling): fling.offset(at: time)
    case .friction(let friction): friction.offset(at: time)
    case .clampingFling(let fling): fling.offset(at: time)
    case .flutterReturn(let back): back.offset(at: time)
    case .exponentialReturn(let back, let edge): edge + back.stretch(at: time)
    case .bezierReturn(let back, let edge, let isSmooth):
      edge + (isSmooth ? back.smoothStretch(at: time) : back.stretch(at: time))
    case .stretch(let recede): recede.offset(at: time)
    }
  }

  /// The velocity after `time` ≥ 0, in points per second; that of the smooth curve if offsets are whole pixels.
  @inlinable
  public func velocity(at time: Double) -> Double {
    switch self {
    case .rest: 0
    case .decay(let deceleration, _, let velocity): deceleration.velocity(velocity, at: time)
    case .spring(let motion, _): motion.velocity(at: time)
    case .move(let move): move.velocity(at: time)
    case .braking(let braking, let entered): braking.velocity(at: entered + time)
    case .momentum(let fling, _): fling.velocity(at: time)
    case .touchpadFling(let fling, _): fling.velocity(at: time)
    case .windowsFling(let fling, _): fling.velocity(at: time)
    case .frameFling(let fling, _): fling.velocity(at: time)
    case .mobileFling(let fling, _): fling.velocity(at: time)
    case .spline(let fling): fling.velocity(at: time)
    case .friction(let friction): friction.velocity(at: time)
    case .clampingFling(let fling): fling.velocity(at: time)
    case .flutterReturn(let back): back.velocity(at: time)
    case .exponentialReturn(let back, _): back.velocity(at: time)
    case .bezierReturn(let back, _, _): back.velocity(at: time)
    case .stretch(let recede): recede.velocity(at: time)
    }
  }
}
