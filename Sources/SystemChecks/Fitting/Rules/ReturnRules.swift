import ScrollPhysics

/// Returns to an edge whose duration is fixed when they begin.
///
///     thrown out: constant deceleration to the farthest point ── the return from there
///     released:   the return from the first rows on
///
/// The parameters of each return are its farthest point and the time of it; if thrown out, also its deceleration.
enum ReturnRules {
  static let all = [quartic, circular, halves, smoothstep, bezier]

  /// BetterScroll's return: a quartic curve over a fixed time.
  static let quartic = fixed("quartic in a fixed time", "return-quartic", start: 0.8, .outQuartic)
  /// iScroll's return: a quarter circle over a fixed time.
  static let circular = fixed("circle in a fixed time", "return-circle", start: 0.6, .outCircular)

  /// Qt's return: half the way from rest in a quarter of the time, the other half exponentially.
  static let halves = rule("Qt's two halves", "return-halves", [duration], starts: [[QtModel.returnDuration]])
  {
    farthest, constants, extent in
    let first = EasedMove(
      from: farthest, to: farthest / 2, duration: constants[0] / 4, easing: .inQuadratic)
    let second = EasedMove(
      from: farthest / 2, to: 0, duration: constants[0] * 3 / 4,
      easing: .outExponential(scale: QtModel.exponentialScale))
    return { $0 < first.duration ? first.offset(at: $0) : second.offset(at: $0 - first.duration) }
  }

  /// Android's springback: a smoothstep of duration `√(2·y / g)`, with start position y and a fitted gravity g.
  static let smoothstep = rule(
    "smoothstep by gravity", "return-smoothstep",
    [.init("gravity", key: "gravity_pt_s2", unit: "pt/s²", 1...1e6)], starts: [[AndroidModel.gravity]]
  ) { farthest, constants, _ in
    let time = max((2 * abs(farthest) / constants[0]).squareRoot(), 1e-6)
    let move = EasedMove(from: farthest, to: 0, duration: time, easing: .smoothstep)
    return { move.offset(at: $0) }
  }

  /// Chromium's return on Windows: content that is thrown out first moves farther, then back along a timing curve.
  static let bezier = ScrollRule(
    name: "Chromium's timing curves", key: "return-bezier", part: .bounce, constants: [duration],
    starts: [[ChromiumBezierRelease.longestBack]], knowsBegin: true,
    free: { [.offset($0.first), .velocity(isThrown($0) ? $0.startVelocity : 0), .begin($0)] },
    offsets: { part, constants, own in
      let release = ChromiumBezier(size: part.extent.viewportLength).release(
        stretch: own[0], velocity: own[1])
      let pace = ChromiumBezierRelease.longestBack / constants[0]
      let turn = release.forwardDuration
      return part.times.map { time in
        let since = time - own[2]
        return release.smoothStretch(at: since < turn ? max(since, 0) : turn + (since - turn) * pace)
      }
    })

  private static let duration = ScrollRule.Constant("duration", key: "duration_s", unit: "s", 0.01...60)

  private static func fixed(_ name: String, _ key: String, start: Double, _ easing: Easing) -> ScrollRule {
    rule(name, key, [duration], starts: [[start]]) { farthest, constants, _ in
      let move = EasedMove(from: farthest, to: 0, duration: constants[0], easing: easing)
      return { move.offset(at: $0) }
    }
  }

  /// True if the content still moves outwards in the first rows.
  private static func isThrown(_ part: LogPart) -> Bool { peak(part) >= 2 }

  private static func peak(_ part: LogPart) -> Int {
    part.offsets.indices.max { abs(part.offsets[$0]) < abs(part.offsets[$1]) } ?? 0
  }

  /// The parameters of a single return: its farthest point and time, and the deceleration if content was thrown there.
  private static func free(_ part: LogPart) -> [LeastSquares.Parameter] {
    let peak = peak(part)
    guard isThrown(part) else { return [.offset(part.first), .begin(part)] }
    let (way, time) = (abs(part.offsets[peak] - part.first), part.times[peak])
    return [
      .offset(part.offsets[peak]),
      .init(
        start: time, range: 0...part.times[part.times.count - 1], scale: 0.01,
        tries: (-8...8).map { time + Double($0) / 8 * part.step }),
      .init(start: 2 * way / (time * time), range: 0...1e7, scale: 100),
    ]
  }

  /// A rule made from a function that takes the farthest point and returns the offset over the time since that point.
  private static func rule(
    _ name: String, _ key: String, _ constants: [ScrollRule.Constant], starts: [[Double]],
    _ back: @escaping @Sendable (Double, [Double], ScrollExtent) -> (Double) -> Double
  ) -> ScrollRule {
    ScrollRule(
      name: name, key: key, part: .bounce, constants: constants, starts: starts, knowsBegin: true, free: free,
      offsets: { part, constants, own in
        let back = back(own[0], constants, part.extent)
        return part.times.map { time in
          let since = time - own[1]
          if since >= 0 { return back(since) }
          let braked = own.count > 2 ? own[2] * since * since / 2 : 0
          return own[0] < 0 ? own[0] + braked : own[0] - braked
        }
      })
  }
}
