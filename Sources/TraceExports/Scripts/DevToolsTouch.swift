/// One `Input.dispatchTouchEvent` command of the Chrome DevTools Protocol.
///
/// A command says what happens to some fingers at a time; Chromium remembers the others:
///
/// - `touchStart` lists the fingers that come down, `touchMove` those that moved.
/// - `touchEnd` lists the finger that leaves while others stay, as Chromium's code expects
///   (`content/browser/devtools/protocol/input_handler.cc`, `CreateWebTouchEvents`), although its protocol page says that it lists none.
///   It lists none if all leave, on which page and code agree.
/// - `touchCancel` lists none: it cancels all fingers.
struct DevToolsTouch {
  /// The type of a touch event in the protocol.
  enum Kind: String {
    /// Fingers came down.
    case start = "touchStart"
    /// Fingers that are down moved.
    case move = "touchMove"
    /// Fingers were released.
    case end = "touchEnd"
    /// All fingers were cancelled.
    case cancel = "touchCancel"
  }

  /// Microseconds since the trace's zero.
  var timeMicroseconds: Int64
  /// The type of the touch event.
  var kind: Kind
  /// The fingers that the command lists, with their positions.
  var points: [ScreenTouch]

  /// The commands of a trace, in time order.
  ///
  /// - Parameter touches: The touches of the trace.
  /// - Returns: The commands, and the number of fingers that are released although the trace cancels them.
  static func commands(of touches: ScreenTouches) -> (commands: [DevToolsTouch], lifted: Int) {
    var commands: [DevToolsTouch] = []
    var down: Set<Int> = []
    var lifted = 0
    for run in TouchRun.runs(of: touches) {
      var command = DevToolsTouch(timeMicroseconds: run.timeMicroseconds, kind: .move, points: run.touches)
      let ids = Set(run.touches.map(\.id))
      switch run.phase {
      case .down:
        command.kind = .start
        down.formUnion(ids)
      case .move: break
      case .up, .cancel:
        down.subtract(ids)
        command.kind = run.phase == .cancel && down.isEmpty ? .cancel : .end
        if down.isEmpty { command.points = [] }
        if run.phase == .cancel, !down.isEmpty { lifted += ids.count }
      }
      commands.append(command)
    }
    return (commands, lifted)
  }
}
