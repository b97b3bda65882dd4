import PullToRefresh

/// The scripted fingers that put a policy to the proof, made from how far a pull must go.
struct LintScript {
  /// Finger travel well past the threshold, in points.
  let far: Double
  /// Milliseconds from the trigger until a refresh of ``shortWork`` is over, its closing animation included.
  let cycle: Int
  /// Milliseconds a pull must last to fire.
  let dwell: Int

  /// Work that is done soon, in seconds.
  static let shortWork = 0.1
  /// A finger's speed, in points per second: a calm pull.
  private static let speed = 600.0
  /// Time that lets everything come to rest, in milliseconds.
  private static let rest = 1500
  /// Share of the travel needed, and points, that are well past it.
  private static let excess = (share: 1.1, points: 8.0)

  init(travel: Double, traits: RefreshTraits) {
    far = (travel * Self.excess.share + Self.excess.points).rounded(.up)
    let shown = max(Self.shortWork + traits.callbackDelay, traits.minimumDisplay)
    cycle = Self.milliseconds(shown + traits.closeDelay + traits.inset.closing) + Self.rest
    if case .dwell(let seconds) = traits.moment {
      dwell = Self.milliseconds(seconds) + 100
    } else {
      dwell = 100
    }
  }

  /// A pull past the threshold, held there, and let go.
  var pull: String { "down; \(move(to: far)); hold \(dwell); release; wait \(Self.rest)" }

  /// A pull that is held past the threshold until its refresh is over, goes on a little, and is let go.
  var longHold: String {
    "down; \(move(to: far)); hold \(dwell + cycle); move \(number(far + 20)) 100; hold \(dwell); release; wait \(cycle)"
  }

  /// Two pulls, one after the other.
  var twoPulls: String { "\(pull); \(pull)" }

  /// A pull past the threshold that is taken back to where it began, and let go.
  var pullAndBack: String {
    "down; \(move(to: far)); hold 50; \(move(to: 0)); hold \(dwell); release; wait \(Self.rest)"
  }

  private func move(to place: Double) -> String {
    "move \(number(place)) \(max(100, Self.milliseconds(far / Self.speed)))"
  }

  private func number(_ value: Double) -> String { "\(Int(value.rounded()))" }

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded(.up)) }
}
