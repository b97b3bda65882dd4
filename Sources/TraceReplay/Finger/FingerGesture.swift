/// The way a gesture ended.
public enum GestureEnd: Equatable, Sendable {
  /// The last finger was lifted.
  case lift
  /// The system took the contact away, or the device went.
  case cancel
  /// The file has no end for it.
  case unfinished
}

/// All events of one layer with equal time, as one position of the finger.
public struct FingerSample: Equatable, Sendable {
  /// The kernel's stamp, in microseconds since the trace's zero.
  public var timeMicroseconds: Int64
  /// The time at which it reached the recorder, in microseconds; the stamp itself where the trace does not
  /// say.
  public var arrivalMicroseconds: Int64
  /// Finger travel since the gesture began, in points, growing downwards, before slop.
  public var travel: Double
  /// Finger travel across since the gesture began, in points, growing to the right.
  public var across: Double
  /// Fingers down after it on a touchscreen: those that come or leave with it do so once it has moved; 1 for the fingers that scroll on a touchpad.
  public var contacts: Int
  /// True where a velocity tracker sees it: a lift alone carries no position.
  public var carriesPosition: Bool

  /// The stamp in seconds.
  public var time: Double { Double(timeMicroseconds) / 1e6 }
  /// The arrival in seconds.
  public var arrival: Double { Double(arrivalMicroseconds) / 1e6 }
}

/// First contact to last lift: what the finger did, in points.
public struct FingerGesture: Equatable, Sendable {
  /// Time of the first contact, in microseconds.
  public var beganMicroseconds: Int64
  /// The time at which the first contact reached the recorder, in microseconds.
  public var beganArrivalMicroseconds: Int64
  /// The positions in order of time; the first is the contact itself where it carries one.
  public var samples: [FingerSample] = []
  /// Time of the lift or cancel, in microseconds; of the last event where there is none.
  public var endedMicroseconds: Int64
  /// The time at which the end reached the recorder, in microseconds.
  public var endedArrivalMicroseconds: Int64
  /// The way it ended.
  public var end = GestureEnd.unfinished
  /// True if the recorder lost events during it.
  public var lostEvents = false
  /// The most contacts at once.
  public var mostContacts = 1

  /// A gesture whose first contact is at `time`, nothing moved yet.
  init(time: Int64, arrival: Int64) {
    beganMicroseconds = time
    beganArrivalMicroseconds = arrival
    endedMicroseconds = time
    endedArrivalMicroseconds = arrival
  }

  /// Time of the first contact, in seconds.
  public var began: Double { Double(beganMicroseconds) / 1e6 }
  /// Time of the lift or cancel, or of the last event, in seconds.
  public var ended: Double { Double(endedMicroseconds) / 1e6 }
}

/// A wheel's click or a trackpoint's scroll: moves the content at once and is never a gesture.
public struct WheelMove: Equatable, Sendable {
  /// The kernel's stamp, in microseconds.
  public var timeMicroseconds: Int64
  /// The time at which it reached the recorder, in microseconds.
  public var arrivalMicroseconds: Int64
  /// The growth of the content offset, in points.
  public var distance: Double

  /// The stamp in seconds.
  public var time: Double { Double(timeMicroseconds) / 1e6 }
}
