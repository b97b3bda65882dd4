/// How a gesture ended.
public enum GestureEnd: Equatable, Sendable {
  /// The last finger was released.
  case lift
  /// The system cancelled the contact, or the device was removed.
  case cancel
  /// The file contains no end of the gesture.
  case unfinished
}

/// All events of one input layer at one time, combined into one position of the finger.
public struct FingerSample: Equatable, Sendable {
  /// The kernel's timestamp, in microseconds since the trace's zero.
  public var timeMicroseconds: Int64
  /// The time at which the sample reached the recorder, in microseconds since the trace's zero; the kernel's timestamp if the trace has no
  /// arrival times.
  public var arrivalMicroseconds: Int64
  /// Vertical finger travel since the gesture began, in points, positive downwards, before any slop is subtracted.
  public var travel: Double
  /// Horizontal finger travel since the gesture began, in points, positive to the right.
  public var across: Double
  /// The number of fingers on a touchscreen after the sample's movement. Fingers that come down or leave in the same sample change it
  /// afterwards. 1 for a two-finger scroll on a touchpad.
  public var contacts: Int
  /// True if the sample has a position for a velocity tracker; a mere release has none.
  public var carriesPosition: Bool

  /// The kernel's timestamp, in seconds since the trace's zero.
  public var time: Double { Double(timeMicroseconds) / 1e6 }
  /// The time at which the sample reached the recorder, in seconds since the trace's zero.
  public var arrival: Double { Double(arrivalMicroseconds) / 1e6 }
}

/// What the finger did from the first contact to the last release, in points.
public struct FingerGesture: Equatable, Sendable {
  /// Time of the first contact, in microseconds since the trace's zero.
  public var beganMicroseconds: Int64
  /// The time at which the first contact reached the recorder, in microseconds since the trace's zero.
  public var beganArrivalMicroseconds: Int64
  /// The finger's positions in time order; the first is that of the touch-down if the touch-down has a position.
  public var samples: [FingerSample] = []
  /// Time of the release or cancel, in microseconds since the trace's zero; the time of the last event if there is neither.
  public var endedMicroseconds: Int64
  /// The time at which the gesture's end reached the recorder, in microseconds since the trace's zero.
  public var endedArrivalMicroseconds: Int64
  /// How the gesture ended: with a release, a cancel, or not at all.
  public var end = GestureEnd.unfinished
  /// True if the recorder lost events during the gesture.
  public var lostEvents = false
  /// The greatest number of contacts that were down at once during the gesture.
  public var mostContacts = 1

  /// A gesture whose first contact is at `time`, without samples. Both times are in microseconds.
  init(time: Int64, arrival: Int64) {
    beganMicroseconds = time
    beganArrivalMicroseconds = arrival
    endedMicroseconds = time
    endedArrivalMicroseconds = arrival
  }

  /// Time of the first contact, in seconds since the trace's zero.
  public var began: Double { Double(beganMicroseconds) / 1e6 }
  /// Time of the release or cancel, or else of the last event, in seconds since the trace's zero.
  public var ended: Double { Double(endedMicroseconds) / 1e6 }
}

/// One click of a wheel or scroll of a trackpoint. It moves the content at once and is never a gesture.
public struct WheelMove: Equatable, Sendable {
  /// The kernel's timestamp, in microseconds since the trace's zero.
  public var timeMicroseconds: Int64
  /// The time at which the move reached the recorder, in microseconds since the trace's zero.
  public var arrivalMicroseconds: Int64
  /// The change of the content offset, in points, positive towards the end.
  public var distance: Double

  /// The kernel's timestamp, in seconds since the trace's zero.
  public var time: Double { Double(timeMicroseconds) / 1e6 }
}
