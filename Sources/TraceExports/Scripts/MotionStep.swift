/// One `MotionEvent` of Android: an action, the finger it is about, and all fingers on the screen.
struct MotionStep {
  /// What it says.
  enum Action: String {
    /// The first finger comes.
    case down = "DOWN"
    /// One more finger comes.
    case pointerDown = "POINTER_DOWN"
    /// Fingers moved.
    case move = "MOVE"
    /// A finger is lifted while others stay.
    case pointerUp = "POINTER_UP"
    /// The last finger is lifted.
    case up = "UP"
    /// All fingers are taken away.
    case cancel = "CANCEL"
  }

  /// Microseconds since the trace's zero.
  var timeMicroseconds: Int64
  /// What it says.
  var action: Action
  /// The position in `fingers` of the one that came or was lifted; 0 where it is about all.
  var index: Int
  /// The fingers on the screen with those that are lifted now, in order of `id`.
  var fingers: [ScreenTouch]
  /// True if the trace cancels the finger that is lifted, and others stay.
  var isCancelled = false

  /// The events of a trace, in order of time.
  ///
  /// - Parameter touches: The touches of the trace.
  /// - Returns: The events, and how many fingers had to be lifted where the trace cancels them.
  static func steps(of touches: ScreenTouches) -> (steps: [MotionStep], lifted: Int) {
    var steps: [MotionStep] = []
    var down: [Int: ScreenTouch] = [:]
    var lifted = 0
    func add(_ action: Action, _ touch: ScreenTouch, isCancelled: Bool = false) {
      let fingers = down.values.sorted { $0.id < $1.id }
      let index = fingers.firstIndex { $0.id == touch.id } ?? 0
      let isAboutAll = action == .move || action == .cancel
      steps.append(
        MotionStep(
          timeMicroseconds: touch.timeMicroseconds, action: action, index: isAboutAll ? 0 : index,
          fingers: fingers, isCancelled: isCancelled))
    }
    for run in TouchRun.runs(of: touches) {
      for touch in run.touches where run.phase != .cancel { down[touch.id] = touch }
      switch run.phase {
      case .down:
        // They come one after the other: those of the run that are still to come are no fingers yet.
        for touch in run.touches { down[touch.id] = nil }
        for touch in run.touches {
          down[touch.id] = touch
          add(down.count == 1 ? .down : .pointerDown, touch)
        }
      case .move: add(.move, run.touches[0])
      case .cancel where run.touches.count == down.count:
        add(.cancel, run.touches[0])
        down = [:]
      case .up, .cancel:
        if run.phase == .cancel { lifted += run.touches.count }
        for touch in run.touches {
          add(down.count == 1 ? .up : .pointerUp, touch, isCancelled: run.phase == .cancel)
          down[touch.id] = nil
        }
      }
    }
    return (steps, lifted)
  }
}
