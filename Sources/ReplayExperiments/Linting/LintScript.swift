import PullToRefresh
import TraceReplay

/// The scripted fingers that test a policy, based on the finger travel that a pull to its threshold needs.
///
/// Made from steps rather than text, because a policy may need more time, and a viewport more travel, than a text script allows.
struct LintScript {
  /// The finger travel of a test pull in points, well past the threshold.
  let far: Double
  /// The time from the trigger until a refresh with ``shortWork`` has ended, including its closing animation, in seconds.
  let cycle: Double
  /// The time for which a test pull is held past the threshold so that it fires, in seconds.
  let dwell: Double

  /// The time for which the app works in a test, in seconds.
  static let shortWork = 0.1
  /// The finger speed of a calm test pull, in points per second.
  private static let calmSpeed = 600.0
  /// The shortest and the longest duration of a test pull, in seconds; if the longest does not suffice, the finger is faster.
  private static let pullTime = (least: 0.1, most: 3600.0)
  /// The samples per second of a calm test pull: a common report rate of touchscreens.
  private static let calmRate = 125.0
  /// The pause after which everything is at rest, in seconds.
  private static let rest = 1.5
  /// The time for which a test pull is held beyond the policy's dwell time, in seconds.
  private static let hold = 0.1
  /// The travel beyond the threshold: the needed travel is multiplied by the factor, then the points are added.
  private static let excess = (share: 1.1, points: 8.0)
  /// The movement that continues a pull after a long hold: its travel in points, and its duration in seconds.
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

  /// The samples per second of a test pull, more for a faster finger so that samples are as close together as in a calm pull.
  var rate: Double { max(Self.calmRate, Self.calmRate * far / pullTime / Self.calmSpeed) }

  /// A pull past the threshold that is held there and released.
  var pull: FingerScript {
    script([.down, move(to: far), hold(dwell), .release, wait(Self.rest)])
  }

  /// A pull that is held past the threshold until the refresh has ended, continues a little, and is released.
  var longHold: FingerScript {
    let goOn = FingerScript.Step.move(
      to: far + Self.further.points, microseconds: Self.microseconds(Self.further.seconds))
    return script([
      .down, move(to: far), hold(dwell + cycle), goOn, hold(dwell), .release, wait(cycle),
    ])
  }

  /// Two pulls past the threshold, one directly after the other.
  var twoPulls: FingerScript { script(pull.steps + pull.steps) }

  /// A pull past the threshold that returns to where the finger touched, and is released there.
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

  /// A time in seconds as whole microseconds, limited to one day.
  private static func microseconds(_ seconds: Double) -> Int64 {
    Int64((min(seconds, WorkTime.longest) * 1e6).rounded(.up))
  }
}
