import GestureTraces
import PullToRefresh
import ScrollPhysics

/// Turns actions of fingers and wheels into a run's inputs: applies the scroll view's drag-start rule, and adds the time at which each
/// input reaches the program. It serves whole traces, growing recordings and hosts with a finger of their own.
struct InputMaker {
  private let byArrival: Bool
  /// The travel passed to the velocity tracker, in points per point of finger travel.
  private let trackedGain: Double
  private var filter: DragStartFilter
  /// The index of the gesture that began last, from 0; −1 before the first.
  private var gesture: Int32 = -1
  /// The time at which the newest gesture began, in seconds.
  private var began = 0.0
  /// The time at which the newest input reached the program, in seconds.
  private var delivered = 0.0

  /// A maker of inputs for fingers on a scroll view with this drag-start rule; with `byArrival`, inputs reach the program at their arrival
  /// times.
  init(dragStart: DragStart, touchpad: TouchpadTravel = .plain, byArrival: Bool = false) {
    self.byArrival = byArrival
    trackedGain = touchpad.isTracked ? touchpad.gain : 1
    filter = DragStartFilter(dragStart, gain: touchpad.gain)
  }

  /// The input of a touch-down; times in seconds.
  mutating func makeContact(at time: Double, arrival: Double) -> ReplayInput {
    filter.begin()
    gesture += 1
    began = time
    return makeInput(.contact, time, arrival)
  }

  /// The input of a sample: the finger is `travel` points from its touch-down, before the drag-start rule.
  mutating func makeSample(
    travel: Double, across: Double, contacts: Int, carriesPosition: Bool, at time: Double, arrival: Double
  ) -> ReplayInput {
    var input = makeInput(.sample, time, arrival)
    input.travel = filter.travel(along: travel, across: across, at: time)
    input.touch = filter.touch(travel)
    input.tracked = input.touch * trackedGain
    (input.across, input.lostAcross) = (across, filter.lostAcross)
    input.contacts = Int32(clamping: contacts)
    input.carriesPosition = carriesPosition
    input.isMove = carriesPosition && (time > began || travel != 0)
    return input
  }

  /// The input of a release or a cancel.
  mutating func makeEnd(_ kind: ReplayInput.Kind, at time: Double, arrival: Double) -> ReplayInput {
    filter.end(at: time)
    return makeInput(kind, time, arrival)
  }

  /// The input of a wheel that turns by `distance` points.
  mutating func makeWheel(by distance: Double, at time: Double, arrival: Double) -> ReplayInput {
    var input = makeInput(.wheel, time, arrival)
    input.gesture = 0
    input.travel = distance
    return input
  }

  /// Restarts the numbering of gestures, so that the next gesture has index 0.
  mutating func forgetGestures() { gesture = -1 }

  private mutating func makeInput(_ kind: ReplayInput.Kind, _ time: Double, _ arrival: Double) -> ReplayInput
  {
    delivered = max(delivered, byArrival ? max(time, arrival) : time)
    return ReplayInput(kind: kind, gesture: gesture, time: time, delivery: delivered)
  }
}

/// Makes inputs from the gestures and wheel moves that a reader found in a trace.
extension InputMaker {
  /// The touch-down of a gesture as an input.
  mutating func makeContact(of gesture: FingerGesture) -> ReplayInput {
    makeContact(at: gesture.began, arrival: Double(gesture.beganArrivalMicroseconds) / 1e6)
  }

  /// A sample of the newest gesture as an input.
  mutating func makeSample(_ sample: FingerSample) -> ReplayInput {
    makeSample(
      travel: sample.travel, across: sample.across, contacts: sample.contacts,
      carriesPosition: sample.carriesPosition, at: sample.time, arrival: sample.arrival)
  }

  /// The end of a gesture as an input; nil if the file contains no end of it.
  mutating func makeEnd(of gesture: FingerGesture) -> ReplayInput? {
    guard let kind = gesture.end.input else { return nil }
    return makeEnd(kind, at: gesture.ended, arrival: Double(gesture.endedArrivalMicroseconds) / 1e6)
  }

  /// The input of a wheel move.
  mutating func makeWheel(_ move: WheelMove) -> ReplayInput {
    makeWheel(by: move.distance, at: move.time, arrival: Double(move.arrivalMicroseconds) / 1e6)
  }
}

extension GestureEnd {
  /// The kind of input that ends a gesture like this; nil if the file contains no end of it.
  fileprivate var input: ReplayInput.Kind? {
    switch self {
    case .lift: .lift
    case .cancel: .cancel
    case .unfinished: nil
    }
  }
}
