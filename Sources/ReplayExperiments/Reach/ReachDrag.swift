import PullToRefresh
import ScrollPhysics
import TextFormats
import TraceReplay

/// A drag of any length with which an engine is tested: an even movement from the top, a rest, and a release.
struct ReachDrag {
  let engine: RefreshEngine
  let scene: Scene
  let model: ScrollModel
  let hand: TriggerReach.Hand

  /// The time for which the finger rests after any dwell time, in seconds, so that its speed is 0 at the release.
  private static let rest = 0.15
  /// The time after the release in which the content may come to rest, in seconds.
  private static let wait = 1.0
  /// The time for which the app works in the test, in seconds.
  private static let work = 0.1

  /// True if the engine fires during a drag with this finger travel, in points.
  func fires(at travel: Double) -> Bool { replay(of: travel).course(of: engine).triggers > 0 }

  /// The greatest threshold that a drag with this finger travel passes, in points.
  ///
  /// Nil if the drag passes none, or if the threshold cannot be computed.
  func greatestThreshold(at travel: Double) -> Double? {
    let replay = replay(of: travel)
    guard replay.thresholdMethod(of: engine) == .critical else { return nil }
    return replay.criticalThreshold(of: engine)
  }

  /// The greatest pull during a drag with this finger travel, as the engine measures it, in points.
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
