/// Replays of engines whose decisions are made outside this program.
extension Replay {
  /// Runs `engine` and returns its results for the whole trace; `keepsFrames` also returns every display frame.
  ///
  /// - Parameters:
  ///   - engine: The engine in its state before the replay.
  ///   - keepsFrames: Whether frames are returned.
  /// - Returns: The figures of the trace, and its frames.
  public func run<Outside: OutsideEngine>(_ engine: Outside, keepsFrames: Bool = false) -> (
    result: ReplayResult, frames: [ReplayFrame]
  ) {
    var frames: [ReplayFrame] = []
    var run = run(of: DrivenOutside(engine, keepsFrames: keepsFrames))
    if keepsFrames { run.showFrame = { frames.append($0) } }
    runToEnd(&run)
    return (
      seen(by: engine.traits, in: run.log).result(of: run.log, engine: DrivenOutside(engine)), frames
    )
  }

  /// Runs `engine` and returns only its actions and their times, without the figures about the finger and the content's motion without an
  /// engine.
  ///
  /// - Parameter engine: The engine in its state before the replay.
  /// - Returns: The log of the run.
  public func course<Outside: OutsideEngine>(of engine: Outside) -> ReplayLog {
    var run = run(of: DrivenOutside(engine))
    runToEnd(&run)
    return run.log
  }

  /// Runs `engine` and returns the results of every gesture, in order: what the engine did in each, and the figures of each.
  ///
  /// - Parameter engine: The engine in its state before the replay.
  /// - Returns: One per gesture of the track.
  public func gestureResults<Outside: OutsideEngine>(of engine: Outside) -> [ReplayResult] {
    let log = course(of: engine)
    return seen(by: engine.traits, in: log).gestureResults(of: log, engine: DrivenOutside(engine))
  }
}
