import ScrollPhysics
import TextFormats

/// A finger's gesture with which a certificate measures a model: contact, some steps, and release.
package struct CertificateGesture: Equatable, Sendable {
  /// A step of the gesture between contact and release; times are in milliseconds.
  package enum Step: Equatable, Sendable {
    /// The finger rests for this time, in milliseconds.
    case hold(Double)
    /// The finger moves evenly to a distance from its start, in points downwards, during a time in milliseconds.
    ///
    /// If the time is 0, the movement is a single event.
    case move(to: Double, Double)
  }

  /// The gesture's name in words, without the edge.
  package let name: String
  /// The content offset at the start of the gesture, in points.
  package let start: Double
  /// The finger's steps between contact and release.
  package let steps: [Step]
  /// True if the gesture is mirrored and pulls at the bottom edge.
  package let isMirrored: Bool
  /// The time of contact, in milliseconds; it determines where between two display frames the gesture begins.
  package private(set) var wait = 0.0

  init(_ name: String, from start: Double, _ steps: [Step], isMirrored: Bool = false) {
    (self.name, self.start, self.steps, self.isMirrored) = (name, start, steps, isMirrored)
  }

  init(_ name: String, from start: Double, _ steps: Step...) { self.init(name, from: start, steps) }

  /// The mirror image of the gesture, at the opposite edge of the content.
  package var mirrored: CertificateGesture {
    let steps = steps.map { step in
      if case .move(let travel, let time) = step { Step.move(to: -travel, time) } else { step }
    }
    let extent = CertificateScene.extent
    return CertificateGesture(
      name, from: extent.lowestOffset + extent.highestOffset - start, steps, isMirrored: !isMirrored)
  }

  /// The same gesture, begun later by the given number of milliseconds.
  func delayed(by milliseconds: Double) -> CertificateGesture {
    var gesture = self
    gesture.wait += milliseconds
    return gesture
  }

  /// The gesture's name with the edge, such as `fling into the edge, top`.
  package var title: String { "\(name), \(isMirrored ? "bottom" : "top")" }

  /// The gesture as arguments of `overscroll simulate`: `--start-offset 30 --script 'down; move 30 0.001; hold 200; release'`.
  ///
  /// A single event becomes a move of one microsecond, the shortest in a script. Nil if the gesture begins beyond an edge, which scripts
  /// cannot.
  package var arguments: String? {
    guard CertificateScene.extent.overscroll(at: start) == 0 else { return nil }
    return "--start-offset \(JSONWriter.text(of: start)) --script '\(script)'"
  }

  /// The gesture as a script of `overscroll simulate`: `down; move 30 0.001; hold 200; release`.
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

  /// The duration of the shortest move that a script can have, in milliseconds.
  private static let leastTime = 0.001

  /// A report of the finger's position.
  struct Event {
    /// The time of the report, in seconds.
    let time: Double
    /// The finger's travel since contact, in points.
    let travel: Double
    /// True if the report is the last of a move.
    let isCorner: Bool
  }

  /// The finger's reports, at `rate` per second and at the end of every move, and the time of the release.
  func events(rate: Double) -> (events: [Event], lift: Double) {
    events { time in
      let count = max(1, (time * rate / 1000).rounded(.up))
      return (1...Int(count)).map { min(1, Double($0) * 1000 / (rate * time)) }
    }
  }

  /// The finger's reports if every move with a duration is divided into `count` equal parts.
  func events(perMove count: Int) -> [Event] {
    events { _ in (1...count).map { Double($0) / Double(count) } }.events
  }

  /// The finger's reports, and the time of the release.
  ///
  /// - Parameter shares: For the duration of a move in milliseconds, the fractions of it at which there are reports; the last is 1.
  /// - Returns: Reports in order of time, and the release in seconds.
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

  /// The finger's velocity at the release, in points per second, positive downwards.
  var velocity: Double {
    guard case .move(let end, let time)? = steps.last, time > 0 else { return 0 }
    let before = steps.dropLast().reversed().lazy.compactMap { step in
      if case .move(let travel, _) = step { travel } else { nil }
    }.first
    return (end - (before ?? 0)) / time * 1000
  }
}
