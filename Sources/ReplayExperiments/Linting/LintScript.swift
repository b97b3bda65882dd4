import PullToRefresh
import TraceReplay

/// The scripted fingers that test a policy, made from the travel a pull needs.
///
/// Steps and no text: a policy may ask for more time, and a viewport for more travel, than a text may.
struct LintScript {
  /// Finger travel well past the threshold, in points.
  let far: Double
  /// Seconds from the trigger until a refresh of ``shortWork`` is over, its closing animation included.
  let cycle: Double
  /// Seconds a pull must last to fire.
  let dwell: Double

  /// Work that is done soon, in seconds.
  static let shortWork = 0.1
  /// A finger's speed, in points per second: a calm pull.
  private static let calmSpeed = 600.0
  /// The least and the most seconds a pull takes; what is too far for the most is pulled faster.
  private static let pullTime = (least: 0.1, most: 3600.0)
  /// A common rate of touchscreens, in samples per second.
  private static let calmRate = 125.0
  /// Time that lets everything come to rest, in seconds.
  private static let rest = 1.5
  /// Seconds beyond a dwell, and those of a hold without one.
  private static let hold = 0.1
  /// Travel well past the one needed: its share of that, and points more.
  private static let excess = (share: 1.1, points: 8.0)
  /// The continuation of a long hold: its travel, in points, and its time, in seconds.
  private static let further = (points: 20.0, seconds: 0.1)

  init(travel: Double, traits: RefreshTraits) {
    far = (travel * Self.excess.share + Self.excess.points).rounded(.up)
    let shown = max(Self.shortWork + traits.callbackDelay, traits.minimumDisplay)
    cycle = shown + traits.closeDelay + traits.inset.closing + Self.rest
    if case .dwell(let seconds) = traits.moment {
      dwell = seconds + Self.hold
    } else {
      dwell = Self.hold
    }
  }

  /// Samples per second; the rate rises with the speed, so that samples are never farther apart than those of
  /// a calm pull.
  var rate: Double { max(Self.calmRate, Self.calmRate * far / pullTime / Self.calmSpeed) }

  /// A pull past the threshold, held there, and let go.
  var pull: FingerScript {
    script([.down, move(to: far), hold(dwell), .release, wait(Self.rest)])
  }

  /// A pull that is held past the threshold until its refresh is over, goes on a little, and is let go.
  var longHold: FingerScript {
    let goOn = FingerScript.Step.move(
      to: far + Self.further.points, microseconds: Self.microseconds(Self.further.seconds))
    return script([
      .down, move(to: far), hold(dwell + cycle), goOn, hold(dwell), .release, wait(cycle),
    ])
  }

  /// Two pulls, one after the other.
  var twoPulls: FingerScript { script(pull.steps + pull.steps) }

  /// A pull past the threshold that is taken back to where it began, and let go.
  var pullAndBack: FingerScript {
    script([
      .down, move(to: far), hold(Self.hold / 2), move(to: 0), hold(dwell), .release, wait(Self.rest),
    ])
  }

  private var pullTime: Double {
    min(max(Self.pullTime.least, far / Self.calmSpeed), Self.pullTime.most)
  }

  private func script(_ steps: [FingerScript.Step]) -> FingerScript { FingerScript(steps: steps) }

  private func move(to position: Double) -> FingerScript.Step {
    .move(to: position, microseconds: Self.microseconds(pullTime))
  }

  private func hold(_ seconds: Double) -> FingerScript.Step {
    .hold(microseconds: Self.microseconds(seconds))
  }

  private func wait(_ seconds: Double) -> FingerScript.Step {
    .wait(microseconds: Self.microseconds(seconds))
  }

  /// Whole microseconds, no more than a day of them.
  private static func microseconds(_ seconds: Double) -> Int64 {
    Int64((min(seconds, WorkTime.longest) * 1e6).rounded(.up))
  }
}
