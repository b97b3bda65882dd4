import CommandArguments
import FileAccess
import GestureTraces
import Synchronization

/// The names that traces have in results where `--relative` asks for them: their paths below the folder that was named, so that nothing
/// above it stands in rows, reports and pages.
package enum RelativeNames {
  /// `--relative`, of every command that makes results of many traces.
  package static let option = Option(
    flag: "relative", help: "call traces by their paths below the folder given, not as given"
  ).limited(by: .replays)

  private static let isOn = Atomic(false)
  private static let known = Mutex<[String: TraceLocation]>([:])

  /// Takes over what a call says.
  ///
  /// - Parameter call: Any call; most commands have no such option.
  package static func take(from call: ParsedCall) {
    isOn.store(isAsked(by: call), ordering: .relaxed)
    known.withLock { $0 = [:] }
  }

  /// True while traces are called by such names.
  package static var areAsked: Bool { isOn.load(ordering: .relaxed) }

  /// True of a call with `--relative`.
  package static func isAsked(by call: ParsedCall) -> Bool {
    call.command.options.contains { $0.name == option.any.name && call.words(of: $0) == ["true"] }
  }

  /// The traces under their names in results.
  ///
  /// - Parameters:
  ///   - traces: Those that the words name.
  ///   - words: Paths, as given.
  /// - Returns: The same where nobody asked for other names.
  /// - Throws: Two traces of one name.
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

  /// The trace that is read, called by its name in results; so are what is wrong with it and what is told of it, which stand in parts
  /// of results too.
  ///
  /// - Parameters:
  ///   - path: As it was named.
  ///   - name: As results call it.
  ///   - read: Reads it.
  /// - Returns: The trace.
  /// - Throws: What keeps it from being read.
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
    }
  }

  /// A word of the call as titles have it: where relative names are asked for, the last part of its path.
  package static func title(_ word: String) -> String {
    let input = FileIO.inputName(word)
    return areAsked ? input.split(separator: "/").last.map(String.init) ?? input : input
  }

  /// The options that a proposed call of a command needs so that it names traces as this one does.
  package static func options(for command: String?, beside others: [String]) -> [String] {
    let flag = "--\(option.any.name)"
    return areAsked && !others.contains(flag) && Program.takes(option.any, command) ? [flag] : []
  }

  /// The trace of a name in results; nil where none was renamed to it.
  static func location(named name: String) -> TraceLocation? { known.withLock { $0[name] } }
}
