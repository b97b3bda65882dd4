import ScrollPhysics

/// Flings whose end is fixed when they begin.
///
/// The parameters of each fling are the position and time of its start, and its duration; its distance follows from the constant. For
/// libadwaita's spring they are its start, its target and its start velocity. Beyond an edge, BetterScroll and iScroll decelerate evenly to
/// a target that the fling's constants do not determine.
enum SplineRules {
  static let all = [spline, quintic, circular, sprung, windows]

  /// Android's fling: the distance is `friction·P·T^K`, with the spline's duration T and constants P and K.
  ///
  /// Android computes `T = e^(D/(K−1))` and the distance `μ·P·e^(K·D/(K−1))` from the same `D`, which depends on the velocity; `μ` is the
  /// friction. Friction and pixels per inch appear only as a product: in a log with 160 points per inch the result is the friction, with
  /// another density a multiple of it.
  static let spline = ScrollRule(
    name: "Android's spline", key: "android-spline", part: .fling, constants: [friction],
    starts: [[SplineFling.friction]], knowsBegin: true, free: free,
    offsets: { part, constants, own in
      let reach = Elementary.pow(own[1], SplineFling.decelerationRate)
      let way = side(part) * constants[0] * SplineFling.physicalCoefficient * reach
      return part.times.map { (time: Double) -> Double in
        own[0] + way * SplineTable.position(at: (time - own[2]) / own[1])
      }
    })

  /// BetterScroll's fling: `v²/a` px in `2v/a` ms, so the distance is `a·T²/4` after the whole time T, along `1 − (1 − s)⁵`.
  static let quintic = ease("quintic to a target", "ease-quintic", .outQuintic, divisor: 4, start: 0.0015)
  /// iScroll's fling: `v²/2a` px in `v/a` ms, so the distance is `a·T²/2` after the whole time T, along a quarter circle.
  static let circular = ease("circle to a target", "ease-circle", .outCircular, divisor: 2, start: 0.0006)

  /// libadwaita's fling: any distance along a critically damped spring, which ends a thousandth of a page before its target.
  static let sprung = ScrollRule(
    name: "spring to a target", key: "spring-to-target", part: .fling,
    constants: [.init("frequency", key: "frequency_rad_s", unit: "rad/s", ScrollRule.positive)],
    starts: [[AdwaitaModel.spring.frequency], [10]],
    free: {
      [.offset($0.first), .offset($0.offsets[$0.offsets.count - 1]), .velocity($0.startVelocity)]
    },
    offsets: { part, constants, own in
      let motion = SpringMotion(
        spring: Spring(frequency: constants[0], dampingRatio: 1), displacement: own[0] - own[1],
        velocity: own[2])
      let near = AdwaitaModel.springEnd * part.extent.viewportLength
      return part.times.map { (time: Double) -> Double in
        let left = motion.displacement(at: time)
        return own[1] + (time > 0 && abs(left) <= near ? 0 : left)
      }
    })

  /// Chromium's fling on Windows: the velocity is 2300 times the duration, and the distance that of a constant deceleration from it.
  ///
  /// A fling that reaches the limit of three viewports does not determine the deceleration, and so not the density.
  static let windows = ScrollRule(
    name: "Chromium's curve of Windows", key: "chromium-windows", part: .fling,
    constants: [.init("density", key: "density_px_per_in", unit: "px/in", 1...10_000)],
    starts: [[ChromiumWindowsFling.pixelsPerInch]], knowsBegin: true, free: free,
    offsets: { part, constants, own in
      let fling = ChromiumWindowsFling(
        velocity: side(part) * ChromiumPhysicsFling.speedPerSecond * own[1],
        length: part.extent.viewportLength,
        pixelsPerInch: constants[0])
      return part.times.map { own[0] + fling.displacement(at: $0 - own[2]) }
    })

  /// Android's scroll friction, without a unit, at 160 pixels per inch.
  static let friction = ScrollRule.Constant("friction at 160 ppi", key: "friction_160ppi", 1e-5...10)

  /// The parameters that are fitted for each fling: its start offset, its duration and its start time.
  private static func free(_ part: LogPart) -> [LeastSquares.Parameter] {
    let length = part.times[part.times.count - 1]
    let tries = [1.02, 1.05, 1.1, 1.2, 1.5, 2].map { $0 * length }
    let duration = LeastSquares.Parameter(start: tries[0], range: 1e-3...60, scale: 0.1, tries: tries)
    return [.offset(part.first), duration, .begin(part)]
  }

  /// The direction of a fling: −1 towards smaller offsets, otherwise 1.
  private static func side(_ part: LogPart) -> Double { part.startVelocity < 0 ? -1 : 1 }

  private static let squareMillisecondsPerSquareSecond = 1e6

  private static func ease(
    _ name: String, _ key: String, _ easing: Easing, divisor: Double, start: Double
  ) -> ScrollRule {
    ScrollRule(
      name: name, key: key, part: .fling,
      constants: [.init("deceleration", key: "deceleration_pt_ms2", unit: "pt/ms²", 1e-6...1)],
      starts: [[start]], knowsBegin: true,
      free: { $0.leavesBounds ? FlingRules.startFree($0) + [braking] : free($0) },
      offsets: { part, constants, own in
        if part.leavesBounds {
          let braking = Braking(from: own[0], velocity: own[1], deceleration: own[2])
          return part.times.map { braking.offset(at: $0) }
        }
        let way = constants[0] * squareMillisecondsPerSquareSecond * own[1] * own[1] / divisor
        let move = EasedMove(
          from: own[0], to: own[0] + side(part) * way, duration: own[1], easing: easing)
        return part.times.map { move.offset(at: $0 - own[2]) }
      })
  }

  /// The constant deceleration of a fling to a target past the edge, as a parameter to fit, in points per second squared.
  private static let braking = LeastSquares.Parameter(start: 1000, range: 1e-3...1e6, scale: 100)
}
