import PullToRefresh
import ScrollPhysics
import TextFormats
import TraceReplay

/// A uniform drag of any length from the top, followed by a rest and a release, through an engine.
struct ReachDrag {
  let engine: RefreshEngine
  let scene: Scene
  let model: ScrollModel
  let hand: TriggerReach.Hand

  /// How long the finger rests (after a dwell time, if there is one), in seconds, so that its speed is 0 at the release.
  private static let rest = 0.15
  /// The time after the release in which the content comes to rest, in seconds.
  private static let wait = 1.0
  /// How long the app works, in seconds.
  private static let work = 0.1

  /// True if a drag of this travel, in points, fires.
  func fires(at travel: Double) -> Bool { replay(of: travel).course(of: engine).triggers > 0 }

  /// The greatest threshold that a drag of this travel passes, in points; nil if there is none, or if it is unknown.
  func greatestThreshold(at travel: Double) -> Double? {
    let replay = replay(of: travel)
    guard replay.thresholdMethod(of: engine) == .critical else { return nil }
    return replay.criticalThreshold(of: engine)
  }

  /// The greatest pull during the drag as the engine measures it, in points.
  func greatestPull(at travel: Double) -> Double {
    replay(of: travel).greatestPull(of: 0, as: engine.traits)
  }

  private func replay(of travel: Double) -> Replay {
    let finger = FingerTrack(of: script(travel), rate: hand.rate)
    let track = FingerTrack(
      gestures: finger.gestures, layer: finger.layer, source: hand.source, lastEvent: finger.lastEvent)
    var options = ReplayOptions()
    options.app.work = .fixed(Self.work)
    return Replay(track: track, scene: scene, model: model, options: options)
  }

  private func script(_ travel: Double) -> FingerScript {
    var rest = Self.rest
    if case .dwell(let seconds) = engine.traits.moment { rest += seconds }
    return FingerScript(steps: [
      .down, .move(to: travel, microseconds: Self.microseconds(travel / hand.speed)),
      .hold(microseconds: Self.microseconds(rest)), .release,
      .wait(microseconds: Self.microseconds(Self.wait)),
    ])
  }

  private static func microseconds(_ seconds: Double) -> Int64 {
    max(1, Int64(clamping: (seconds * 1e6).rounded(.up)))
  }
}
