import CommandArguments
import FileAccess
import GestureTraces
import Synchronization

/// `--relative`: trace names in results are paths relative to the folder that the command line names.
///
/// Results then do not reveal the folders above that folder.
package enum RelativeNames {
  /// The flag `--relative`, for every command with results about many traces.
  package static let option = Option(
    flag: "relative", help: "print trace paths relative to the given folder"
  ).limited(by: .replays).ofProject

  private static let isOn = Atomic(false)
  private static let known = Mutex<[String: TraceLocation]>([:])

  /// Switches relative names on or off for this process, as a call requests.
  ///
  /// - Parameter call: Any call; most commands do not have the option.
  package static func take(from call: ParsedCall) {
    isOn.store(isAsked(by: call), ordering: .relaxed)
    known.withLock { $0 = [:] }
  }

  /// True while results use relative names.
  package static var areAsked: Bool { isOn.load(ordering: .relaxed) }

  /// True if a call contains `--relative`.
  package static func isAsked(by call: ParsedCall) -> Bool {
    call.command.options.contains { $0.name == option.any.name && call.words(of: $0) == ["true"] }
  }

  /// The traces, each with the name that results use for it.
  ///
  /// - Parameters:
  ///   - traces: The traces that the words name.
  ///   - words: The paths as given.
  /// - Returns: The same traces if relative names were not requested.
  /// - Throws: An error for two traces with the same name.
  package static func named(_ traces: [TraceLocation], of words: [String]) throws -> [TraceLocation] {
    guard areAsked else { return traces }
    let folders = NamedFolders(words)
    return try traces.map { trace in
      let name = trace.name == "-" ? trace.name : folders.name(of: trace.name)
      let other = known.withLock { $0.updateValue(trace, forKey: name) }
      if let other, other.word != trace.word {
        throw UserError(
          "\(trace.word): --relative would call it \(name), and \(other.word) too; name the folder above both"
        )
      }
      return .renamed(trace, name)
    }
  }

  /// Reads a trace. Errors and notes about it use its name in results, because they are part of the results too.
  ///
  /// - Parameters:
  ///   - path: The path as it was given.
  ///   - name: The name in results.
  ///   - read: Reads the trace.
  /// - Returns: The trace.
  /// - Throws: An error if it cannot be read.
  static func calling(_ path: String, _ name: String, _ read: () throws -> Trace) throws -> Trace {
    func renamed(_ line: String) -> String { line.hasPrefix(path) ? name + line.dropFirst(path.count) : line }
    do {
      var trace = try read()
      trace.path = name
      trace.warnings = trace.warnings.map(renamed)
      return trace
    } catch let error as TraceError {
      throw TraceError(path: name, line: error.line, problem: error.problem)
    } catch let error as FileError {
      throw FileError(
        path: name, operation: error.operation, code: error.code, description: renamed(error.description))
    } catch let error as UserError {
      throw UserError(renamed(error.description))
    }
  }

  /// A word of the command line as a title shows it; with relative names, only the last component of the path.
  package static func title(_ word: String) -> String {
    let input = FileIO.inputName(word)
    return areAsked ? input.split(separator: "/").last.map(String.init) ?? input : input
  }

  /// The options with which a suggested command (`next:`) names traces as the present call does: `--relative`, or none.
  package static func options(for command: String?, beside others: [String]) -> [String] {
    let flag = "--\(option.any.name)"
    return areAsked && !others.contains(flag) && Program.takes(option.any, command) ? [flag] : []
  }

  /// The location of the trace that results call `name`; nil if no trace was renamed to that.
  static func location(named name: String) -> TraceLocation? { known.withLock { $0[name] } }
}
