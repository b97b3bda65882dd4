import CommandArguments
import FileAccess
import Synchronization

/// The names that traces have in results where `--relative` asks for them: their paths below the folder that was named, so that nothing
/// above it stands in rows, reports and pages.
enum RelativeNames {
  /// `--relative`, of every command that makes results of many traces.
  static let option = Option(
    flag: "relative", help: "call traces by their paths below the folder given, not as given")

  private static let isOn = Atomic(false)
  private static let known = Mutex<[String: TraceLocation]>([:])

  /// Takes over what a call says.
  ///
  /// - Parameter call: Any call; most commands have no such option.
  static func take(from call: ParsedCall) {
    isOn.store(isAsked(by: call), ordering: .relaxed)
    known.withLock { $0 = [:] }
  }

  /// True of a call with `--relative`.
  static func isAsked(by call: ParsedCall) -> Bool {
    call.command.options.contains { $0.name == option.any.name && call.words(of: $0) == ["true"] }
  }

  /// The traces under their names in results.
  ///
  /// - Parameters:
  ///   - traces: Those that the words name.
  ///   - words: Paths, as given.
  /// - Returns: The same where nobody asked for other names.
  /// - Throws: Two traces of one name.
  static func named(_ traces: [TraceLocation], of words: [String]) throws -> [TraceLocation] {
    guard isOn.load(ordering: .relaxed) else { return traces }
    let folders = words.map { OpenCorpora.folder(ofCorpusAt: $0) ?? ($0.hasSuffix("/") ? $0 : $0 + "/") }
    return try traces.map { trace in
      let name = name(of: trace.name, below: folders)
      let other = known.withLock { $0.updateValue(trace, forKey: name) }
      if let other, other.word != trace.word {
        throw UserError(
          "\(trace.word): --relative would call it \(name), and \(other.word) too; name the folder above both"
        )
      }
      return .renamed(trace, name)
    }
  }

  /// The trace of a name in results; nil where none was renamed to it.
  static func location(named name: String) -> TraceLocation? { known.withLock { $0[name] } }

  private static func name(of path: String, below folders: [String]) -> String {
    if path == "-" { return path }
    let folder = folders.filter(path.hasPrefix).max { $0.count < $1.count }
    // A file that was named by itself has no folder.
    let rest =
      folder.map { String(path.dropFirst($0.count)) } ?? path.split(separator: "/").last.map(String.init)
    return rest ?? path
  }
}
