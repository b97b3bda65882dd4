import GestureTraces
import PullToRefresh

/// Turns a growing recording into inputs for a replay; each event takes the same time, however long the recording is.
///
/// Only libinput's layer is used, because every device has it. The raw contacts only tell when fingers left a touchpad.
struct GrowingInputs {
  /// The gesture whose samples are being passed on.
  private struct Followed {
    /// The number of the gesture's samples passed on so far, and the newest of these samples.
    var count = 0
    var newest: FingerSample?
  }

  private var reader: FingerReader
  private var maker: InputMaker
  private var followed: Followed?
  /// The number of gestures whose end has been passed on.
  private var ended = 0
  /// The number of wheel moves passed on so far.
  private var turned = 0

  /// Starts with a recording's header, for a scroll view in a scene with a known surface.
  init(_ header: TraceHeader, on list: ScrollList, in scene: Scene, _ options: ReplayOptions) {
    let source = header.device.fingerSource
    maker = InputMaker(
      dragStart: options.dragStart(of: list, on: source), touchpad: scene.touchpadTravel(on: list.model))
    reader = FingerReader(header: header, layer: .libinput, options: options, viewport: scene.viewport)
  }

  /// Reads the next event. Events of one time take effect when a later event is read, or when `flush` is called.
  mutating func follow(_ event: TraceEvent) {
    if event.layer == .libinput { reader.read(event) } else { reader.follow(raw: event) }
  }

  /// Treats the events of the newest time as complete.
  mutating func flush() { reader.flush() }

  /// Passes on the new inputs, in order. A sample that has grown by an event of the same time is passed on again.
  ///
  /// Fingers whose hold was cancelled count as down until it is known that no scroll follows. Their cancel then comes late: at the
  /// newest frame, and not before it as in the replay of the whole recording.
  ///
  /// - Parameters:
  ///   - shown: The time of the newest frame shown, in seconds; nil for none.
  ///   - take: Receives each input.
  mutating func takeNew(after shown: Double? = nil, _ take: (ReplayInput) -> Void) {
    for gesture in reader.gestures.dropFirst(ended) { end(gesture, after: shown, take) }
    if let open = reader.open { move(open, take) }
    for wheel in reader.wheels.dropFirst(turned) {
      take(maker.makeWheel(wheel))
      turned += 1
    }
  }

  private mutating func move(_ gesture: FingerGesture, _ take: (ReplayInput) -> Void) {
    if followed == nil { take(maker.makeContact(of: gesture)) }
    var finger = followed ?? Followed()
    guard finger.count <= gesture.samples.count else { return }
    let hasGrown = finger.count > 0 && gesture.samples[finger.count - 1] != finger.newest
    for sample in gesture.samples[(hasGrown ? finger.count - 1 : finger.count)...] {
      take(maker.makeSample(sample))
    }
    (finger.count, finger.newest) = (gesture.samples.count, gesture.samples.last)
    followed = finger
  }

  private mutating func end(
    _ gesture: FingerGesture, after shown: Double?, _ take: (ReplayInput) -> Void
  ) {
    var gesture = gesture
    move(gesture, take)
    if let shown { gesture.endNoEarlier(than: Int64((shown * 1e6).rounded(.up))) }
    if let input = maker.makeEnd(of: gesture) { take(input) }
    followed = nil
    ended += 1
  }
}

extension TraceDevice {
  /// The kind of surface that the fingers are on.
  var fingerSource: RefreshSources { kind == .touchpad ? .touchpad : .touchscreen }
}

extension FingerGesture {
  /// Moves a gesture's end to `time` (microseconds) if it is earlier.
  fileprivate mutating func endNoEarlier(than time: Int64) {
    endedMicroseconds = max(endedMicroseconds, time)
    endedArrivalMicroseconds = max(endedArrivalMicroseconds, time)
  }
}
