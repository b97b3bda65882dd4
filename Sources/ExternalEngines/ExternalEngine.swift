import Synchronization
import TraceReplay

/// A user's own engine: a program in any language that receives each event of a replay and answers with its effects
/// (`Contract.md`, "Programs as engines").
///
/// The program is started once and asked for its declaration; then it serves one replay after the other. Simultaneous replays use one
/// program each. A program that fails is ended, and started again for the next replay, up to ``mostFailures`` times in a row.
package final class ExternalEngine: Sendable {
  /// The prefix of a program's shell command on the command line, as in `--engine exec:./mine`.
  package static let prefix = "exec:"
  /// The name and version of the protocol by which the program is addressed.
  package static let protocolName = "overscroll-engine/1"
  /// The number of consecutive replays that may fail before the program is not started again.
  package static let mostFailures = 3
  /// The timeout for the declaration, in seconds; a program may first have to start a virtual machine.
  private static let startLimit = 10.0

  /// The shell command that starts the program.
  package let command: String
  /// What the program declares about itself.
  package let declaration: EngineDeclaration
  /// The engine's name in results: the declared name, or another one if two engines of the same call declare the same.
  package let name: String

  /// The idle programs of one command, shared by all engines with that command, whatever their names.
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

  /// Starts a program and reads its declaration.
  ///
  /// - Parameter command: A shell command.
  /// - Throws: If the command starts no program, or one that is not such an engine.
  package init(_ command: String) throws(EngineFault) {
    self.command = command
    guard command.contains(where: { !$0.isWhitespace }) else {
      throw EngineFault(command, "does not name a command; write it as exec:'python3 engine.py'")
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

  /// The same program with another name.
  ///
  /// - Parameter name: The new name in results.
  /// - Returns: An engine served by the same programs.
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
          command, "did not send hello within \(Int(startLimit)) s; answer the first line, and flush it")
      }
      throw EngineFault(command, error.words)
    }
    do throws(EngineDeclaration.Fault) {
      return (process, try EngineDeclaration(line))
    } catch {
      throw EngineFault(command, error.words)
    }
  }

  /// Ends every program that was started, before this program is ended by a signal; not needed at a normal exit.
  package static func endAll() { RunningPrograms.endAll() }

  /// Ends all waiting for programs, whose replays then fail. Safe in a signal handler.
  ///
  /// - Parameter seconds: The time for which programs are still waited for from now on, also after an earlier call.
  package static func callOff(in seconds: Double = 0) { RunningPrograms.callOff(in: seconds) }

  /// True if programs are no longer waited for.
  package static var areCalledOff: Bool { RunningPrograms.areCalledOff }

  /// The problem of a replay whose program was no longer waited for.
  static let calledOff = "had not answered yet"

  /// Has the program serve one replay.
  ///
  /// - Parameters:
  ///   - replay: The replay.
  ///   - threshold: The threshold to use, in points; nil for the program's own.
  ///   - body: Runs the replay with the engine.
  /// - Returns: The result of `body`.
  /// - Throws: What the program did wrong.
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

  /// A program that is ready for a replay: an idle one, or a newly started one.
  private func takeProcess() throws(EngineFault) -> EngineProcess {
    let (waiting, fault) = pool.withLock { pool in
      let isOver = pool.failures >= Self.mostFailures
      return (isOver ? nil : pool.idle.popLast(), isOver ? pool.last : nil)
    }
    if let fault { throw fault }
    guard !Self.areCalledOff else { throw EngineFault(command, Self.calledOff) }
    if let waiting { return waiting }
    let started: (process: EngineProcess, declaration: EngineDeclaration)
    do throws(EngineFault) {
      started = try Self.start(command)
    } catch {
      throw failed(error)
    }
    guard started.declaration == declaration else {
      started.process.end()
      throw failed(EngineFault(command, "sends a different hello each time it is started; send the same"))
    }
    return started.process
  }

  /// Counts a failed replay and returns the fault, which is final after ``mostFailures`` in a row.
  private func failed(_ fault: EngineFault) -> EngineFault {
    guard !fault.isCalledOff else { return fault }
    return pool.withLock { pool in
      pool.failures += 1
      var fault = fault
      fault.isFinal = pool.failures >= Self.mostFailures
      pool.last = fault
      return fault
    }
  }
}
