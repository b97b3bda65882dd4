import ScrollPhysics
import TextFormats

/// A finger's way in a certificate's scene: down, some steps, and the lift.
package struct CertificateGesture: Equatable, Sendable {
  /// A part of it; times in milliseconds.
  package enum Step: Equatable, Sendable {
    /// The finger rests.
    case hold(Double)
    /// It moves evenly to so many points from where it came down, downwards positive; in one event if that takes no time.
    case move(to: Double, Double)
  }

  /// The name, in words.
  package let name: String
  /// The content offset it starts from, in points.
  package let start: Double
  /// The finger's steps before the lift.
  package let steps: [Step]
  /// True at the bottom edge, where it is a mirror image.
  package let isMirrored: Bool
  /// The time at which the finger comes down, in milliseconds: the frames' phase.
  package private(set) var wait = 0.0

  init(_ name: String, from start: Double, _ steps: [Step], isMirrored: Bool = false) {
    (self.name, self.start, self.steps, self.isMirrored) = (name, start, steps, isMirrored)
  }

  init(_ name: String, from start: Double, _ steps: Step...) { self.init(name, from: start, steps) }

  /// The same at the other edge.
  package var mirrored: CertificateGesture {
    let steps = steps.map { step in
      if case .move(let travel, let time) = step { Step.move(to: -travel, time) } else { step }
    }
    let extent = CertificateScene.extent
    return CertificateGesture(
      name, from: extent.lowestOffset + extent.highestOffset - start, steps, isMirrored: !isMirrored)
  }

  /// The same so many milliseconds later.
  func delayed(by milliseconds: Double) -> CertificateGesture {
    var gesture = self
    gesture.wait += milliseconds
    return gesture
  }

  /// The name with the edge.
  package var title: String { "\(name), \(isMirrored ? "bottom" : "top")" }

  /// As `overscroll simulate` takes it: `--start-offset 30 --script 'down; move 30 0.001; hold 200; release'`.
  ///
  /// One event is a move of a microsecond there, the least a script has. Nil where the gesture begins beyond an edge, which
  /// no script does.
  package var arguments: String? {
    guard CertificateScene.extent.overscroll(at: start) == 0 else { return nil }
    return "--start-offset \(JSONWriter.text(of: start)) --script '\(script)'"
  }

  /// The finger's way as a script.
  package var script: String {
    let words = steps.map { step in
      switch step {
      case .hold(let time): "hold \(JSONWriter.text(of: time))"
      case .move(let travel, let time):
        "move \(JSONWriter.text(of: travel)) \(JSONWriter.text(of: max(time, Self.leastTime)))"
      }
    }
    let waiting = wait > 0 ? ["wait \(JSONWriter.text(of: wait))"] : []
    return (waiting + ["down"] + words + ["release"]).joined(separator: "; ")
  }

  /// The least time of a script's move, in milliseconds.
  private static let leastTime = 0.001

  /// An event of the finger.
  struct Event {
    /// Seconds.
    let time: Double
    /// Points since it came down.
    let travel: Double
    /// True if it ends a move.
    let isCorner: Bool
  }

  /// Its events, `rate` per second and one at the end of every move, and the time of the lift.
  func events(rate: Double) -> (events: [Event], lift: Double) {
    events { time in
      let count = max(1, (time * rate / 1000).rounded(.up))
      return (1...Int(count)).map { min(1, Double($0) * 1000 / (rate * time)) }
    }
  }

  /// Its events with every move that takes time cut into `count` of equal length.
  func events(perMove count: Int) -> [Event] {
    events { _ in (1...count).map { Double($0) / Double(count) } }.events
  }

  /// The events of moves cut at shares of their time, and the time of the lift.
  ///
  /// - Parameter shares: The shares of a move, for its milliseconds, at which there are events; the last is 1.
  /// - Returns: Events in order of time, and seconds.
  private func events(shares: (Double) -> [Double]) -> (events: [Event], lift: Double) {
    var events: [Event] = []
    var (milliseconds, travel) = (wait, 0.0)
    for step in steps {
      switch step {
      case .hold(let time): milliseconds += time
      case .move(let end, let time):
        for share in time > 0 ? shares(time) : [1] {
          let time = (milliseconds + time * share) / 1000
          events.append(
            Event(time: time, travel: travel + (end - travel) * share, isCorner: share == 1))
        }
        (milliseconds, travel) = (milliseconds + time, end)
      }
    }
    return (events, milliseconds / 1000)
  }

  /// The finger's velocity at the lift, in points per second, downwards positive.
  var velocity: Double {
    guard case .move(let end, let time)? = steps.last, time > 0 else { return 0 }
    let before = steps.dropLast().reversed().lazy.compactMap { step in
      if case .move(let travel, _) = step { travel } else { nil }
    }.first
    return (end - (before ?? 0)) / time * 1000
  }
}
