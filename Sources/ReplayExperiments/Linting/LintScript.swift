import PullToRefresh
import TraceReplay

/// The scripted fingers that test a policy, based on the travel that a pull needs.
///
/// Made from steps rather than text, because a policy may need more time, and a viewport more travel, than a text script allows.
struct LintScript {
  /// Finger travel well past the threshold, in points.
  let far: Double
  /// Time from the trigger until a refresh of ``shortWork`` has ended, including its closing animation, in seconds.
  let cycle: Double
  /// How long a pull must last to fire, in seconds.
  let dwell: Double

  /// The duration of short work, in seconds.
  static let shortWork = 0.1
  /// The finger speed of a calm pull, in points per second.
  private static let calmSpeed = 600.0
  /// The shortest and the longest duration of a pull, in seconds; a pull too far for the longest is faster.
  private static let pullTime = (least: 0.1, most: 3600.0)
  /// Samples per second of a calm pull: a common report rate of touchscreens.
  private static let calmRate = 125.0
  /// A pause that lets everything come to rest, in seconds.
  private static let rest = 1.5
  /// How long a pull is held beyond a dwell time, or without one, in seconds.
  private static let hold = 0.1
  /// The travel beyond the needed one: as a factor, plus a number of points.
  private static let excess = (share: 1.1, points: 8.0)
  /// The continuation of a long hold: travel in points, and time in seconds.
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

  /// Samples per second, which grow with the speed so that samples are as close together as in a calm pull.
  var rate: Double { max(Self.calmRate, Self.calmRate * far / pullTime / Self.calmSpeed) }

  /// A pull past the threshold that is held there and released.
  var pull: FingerScript {
    script([.down, move(to: far), hold(dwell), .release, wait(Self.rest)])
  }

  /// A pull that is held past the threshold until its refresh has ended, continues a little, and is released.
  var longHold: FingerScript {
    let goOn = FingerScript.Step.move(
      to: far + Self.further.points, microseconds: Self.microseconds(Self.further.seconds))
    return script([
      .down, move(to: far), hold(dwell + cycle), goOn, hold(dwell), .release, wait(cycle),
    ])
  }

  /// Two pulls in succession.
  var twoPulls: FingerScript { script(pull.steps + pull.steps) }

  /// A pull past the threshold that returns to its start and is released.
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

  /// Whole microseconds, at most one day.
  private static func microseconds(_ seconds: Double) -> Int64 {
    Int64((min(seconds, WorkTime.longest) * 1e6).rounded(.up))
  }
}
