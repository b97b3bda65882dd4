import Synchronization
import TraceReplay

/// An engine of somebody's own: a program, in whatever language, that is told each event of a replay and says what it does
/// (`Contract.md`, "Programs as engines").
///
/// The program is started once and asked what it is; it then serves one replay after the other. Replays at the same time have a
/// program each. One that fails is ended, and started again for the next replay; after ``mostFailures`` in a row it is not.
package final class ExternalEngine: Sendable {
  /// The beginning of its name on a command line, before the command.
  package static let prefix = "exec:"
  /// The name of the protocol.
  package static let protocolName = "overscroll-engine/1"
  /// Replays in a row that may fail.
  package static let mostFailures = 3
  /// Seconds within which it must have said what it is: a program may have a machine of its own to start.
  private static let startLimit = 10.0

  /// The words of a shell that start it.
  package let command: String
  /// What it says that it is.
  package let declaration: EngineDeclaration
  /// Its name in results: what it says, unless a call has another engine that says the same.
  package let name: String

  /// The programs that wait, which an engine by another name has in common with this one.
  private final class Pool: Sendable {
    struct Programs {
      var idle: [EngineProcess]
      var failures = 0
      var last: EngineFault?
    }
    private let programs: Mutex<Programs>

    init(_ first: EngineProcess) { programs = Mutex(Programs(idle: [first])) }

    func withLock<Value>(_ body: (inout Programs) -> Value) -> Value { programs.withLock { body(&$0) } }
  }
  private let pool: Pool

  /// Starts a program and asks it what it is.
  ///
  /// - Parameter command: Words of a shell.
  /// - Throws: A command that starts none, or a program that is no such engine.
  package init(_ command: String) throws(EngineFault) {
    self.command = command
    guard command.contains(where: { !$0.isWhitespace }) else {
      throw EngineFault(command, "names no command; write it as exec:'python3 engine.py'")
    }
    let (process, declaration) = try Self.start(command)
    self.declaration = declaration
    name = declaration.name
    pool = Pool(process)
  }

  private init(_ engine: ExternalEngine, called name: String) {
    (command, declaration, pool) = (engine.command, engine.declaration, engine.pool)
    self.name = name
  }

  /// The same program by another name.
  ///
  /// - Parameter name: Its name in results.
  /// - Returns: An engine that is served by the same programs.
  package func called(_ name: String) -> ExternalEngine { ExternalEngine(self, called: name) }

  private static func start(_ command: String) throws(EngineFault) -> (EngineProcess, EngineDeclaration) {
    let process: EngineProcess
    let line: [UInt8]
    do throws(EngineProcess.Fault) {
      process = try EngineProcess(command)
      line = try process.answer(to: EngineRequest.hello, within: startLimit)
    } catch {
      guard !error.isLate else {
        throw EngineFault(
          command, "said no hello within \(Int(startLimit)) s; answer the first line, and flush it")
      }
      throw EngineFault(command, error.words)
    }
    do throws(EngineDeclaration.Fault) {
      return (process, try EngineDeclaration(line))
    } catch {
      throw EngineFault(command, error.words)
    }
  }

  /// Ends every program that was started, for whoever is about to be ended by a signal; who exits need not.
  package static func endAll() { RunningPrograms.endAll() }

  /// Has the program serve one replay.
  ///
  /// - Parameters:
  ///   - replay: What it is run on.
  ///   - threshold: The threshold it is to have, in points; nil for its own.
  ///   - body: Runs it.
  /// - Returns: What `body` returns.
  /// - Throws: What the program did that no such engine does.
  package func serve<Value>(
    _ replay: Replay, threshold: Double? = nil, _ body: (SpokenEngine) -> Value
  ) throws(EngineFault) -> Value {
    let process = try takeProcess()
    let engine = SpokenEngine(
      process, of: self, in: replay.scene, on: replay.model, threshold: threshold)
    let value = body(engine)
    guard let fault = engine.fault else {
      pool.withLock { pool in
        pool.failures = 0
        pool.idle.append(process)
      }
      return value
    }
    process.end()
    throw failed(fault)
  }

  /// A program that waits, or one more.
  private func takeProcess() throws(EngineFault) -> EngineProcess {
    let (waiting, fault) = pool.withLock { pool in
      let isOver = pool.failures >= Self.mostFailures
      return (isOver ? nil : pool.idle.popLast(), isOver ? pool.last : nil)
    }
    if let fault { throw fault }
    if let waiting { return waiting }
    let started: (process: EngineProcess, declaration: EngineDeclaration)
    do throws(EngineFault) {
      started = try Self.start(command)
    } catch {
      throw failed(error)
    }
    guard started.declaration == declaration else {
      started.process.end()
      throw failed(EngineFault(command, "says another hello each time it is started; say the same"))
    }
    return started.process
  }

  /// Counts a failure.
  private func failed(_ fault: EngineFault) -> EngineFault {
    pool.withLock { pool in
      pool.failures += 1
      var fault = fault
      fault.isFinal = pool.failures >= Self.mostFailures
      pool.last = fault
      return fault
    }
  }
}
