import CommandArguments
import ExternalEngines
import FileAccess
import PolicyFiles
import PullToRefresh
import ReplayExperiments
import TextFormats
import TraceReplay

/// An engine as a command line names it: built-in, with options, a file, or a program.
package enum EngineName: Equatable, Sendable {
  /// A built-in engine with its default options.
  case system(RefreshSystem)
  /// A built-in engine with options, as in `mrefresh:threshold=80`.
  case configured(ConfiguredEngine)
  /// The path of a file with a policy or with options; it is not read yet.
  case file(String)
  /// The command line of a program that is an engine; it is not started yet.
  case program(String)

  private static let names = RefreshSystem.all.map { (name: "\($0.name)", value: EngineName.system($0)) }

  /// How values of `--engine` are parsed: names, groups, patterns, and paths of policy files that end in `.json`, separated by commas.
  ///
  /// Commands follow `exec:`, and extend up to the next `,exec:`.
  package static let some = ValueForm<[EngineName]>(candidates: named.candidates, word: words) {
    word throws(ValueFault) in
    let isAllPrograms = word.hasPrefix(ExternalEngine.prefix)
    var parts = word.split(separator: ",\(ExternalEngine.prefix)", omittingEmptySubsequences: false).map(
      String.init)
    if isAllPrograms { parts[0].removeFirst(ExternalEngine.prefix.count) }
    let names = isAllPrograms ? [] : try named.read(parts.removeFirst())
    return names + parts.map(EngineName.program)
  }

  /// The engines as a word of a command line, separated by commas.
  private static func words(_ names: [EngineName]) -> String {
    names.contains { $0.isProgram } ? names.map(\.word).joined(separator: ",") : named.word(names)
  }

  private var isProgram: Bool { if case .program = self { true } else { false } }

  private static let named = NameListForm<EngineName>(
    kind: "engine", among: names, groups: groups, list: "overscroll engines",
    otherwise: "a policy file's name ends in .json, a program's command follows exec:",
    paths: .files(endings: [".json"]),
    other: { word throws(ValueFault) in
      if word.hasSuffix(".json") { return .file(word) }
      do throws(ConfiguredEngine.Fault) {
        return try ConfiguredEngine(word).map(EngineName.configured)
      } catch {
        throw ValueFault(error.description)
      }
    }
  ).form

  /// The names that shell completion offers for one engine.
  package static let candidates = Candidates(RefreshEngine.names, paths: .files(endings: [".json"]))

  /// The groups of engines that `--engine` accepts, such as `main`, with their members.
  private static let groups: [(name: String, members: [EngineName])] = [
    ("main", RefreshSystem.main),
    ("seed", RefreshSystem.all.filter { !$0.isFixed && $0.facts.group == .seed }),
    ("shipped", RefreshSystem.all.filter { !$0.isFixed }), ("fixed", RefreshSystem.all.filter(\.isFixed)),
    ("all", RefreshSystem.all),
  ].map { ($0.0, $0.1.map(EngineName.system)) }

  /// The paragraph in help about groups of engines.
  package static let groupsNote =
    "Groups of engines: main (the \(RefreshSystem.main.count) that run by default), seed (the first engines of this project), shipped (every original), fixed (each original without its bugs), all. Separate names with commas; * and ? match any letters: --engine main,mine.json or --engine '*-fixed'. Options of an engine follow its name: mrefresh:threshold=90,height=60, or several values as mrefresh:time=0+0.3+0.6; 'overscroll engines NAME' lists them, and a .json file may hold them. Your own program, in any language, is an engine with --engine exec:'python3 engine.py'; 'overscroll help programs' describes its protocol."

  /// How the name of exactly one engine, or the path of a policy file, is parsed.
  ///
  /// - Parameter refusal: The error message for several engines.
  /// - Returns: The form of such an option.
  package static func one(orSay refusal: String) -> ValueForm<EngineName> {
    some.single(orSay: refusal, offering: candidates)
  }

  /// The engine as a word of a command line.
  package var word: String {
    switch self {
    case .system(let system): "\(system.name)"
    case .configured(let engine): engine.name
    case .file(let path): path
    case .program(let command): ExternalEngine.prefix + command
    }
  }
}

extension Option where Value == [[EngineName]] {
  /// The repeatable option `--engine`, which names the engines of a command.
  ///
  /// - Parameters:
  ///   - purpose: What the engines are for, such as `to run`.
  ///   - takesPrograms: Whether programs are allowed.
  /// - Returns: `--engine NAME`; the default is the group `main`.
  package static func engines(_ purpose: String, takesPrograms: Bool = true) -> Option {
    Option(
      each: "engine", "NAME", EngineName.some, default: [EngineName.main],
      help: "engine \(purpose): names, groups, policy files\(takesPrograms ? ", exec:COMMAND" : "")"
    ).limited(by: .engines).ofProject
  }
}

extension EngineName {
  /// The engines that run if the command line names none.
  package static let main = RefreshSystem.main.map(EngineName.system)
}

extension EngineChoice {
  /// The engines that the values of `--engine` name, without duplicates and in the given order. Policy files are read.
  ///
  /// - Parameter words: The values as given.
  /// - Returns: The engines.
  /// - Throws: An error for an invalid policy file.
  package static func choices(_ words: [[EngineName]]) throws -> [EngineChoice] {
    var seen: Set<String> = []
    return try toldApart(try words.joined().filter { seen.insert($0.word).inserted }.map(EngineChoice.init))
  }

  /// Makes the engine that a name denotes: reads its file, or starts its program.
  private init(_ name: EngineName) throws {
    switch name {
    case .system(let system): self = .builtIn(system)
    case .configured(let engine): self = .configured(engine)
    case .file(let path):
      let bytes = try FileIO.contents(of: path)
      if let json = try? JSONReader.value(of: bytes), let engine = try ConfiguredEngine(json, path: path) {
        self = .configured(engine)
      } else {
        self = .policy(try RefreshPolicyFile(bytes, path: path))
      }
    case .program(let command):
      // So that Ctrl-C is answered while the program has not said hello.
      Interruption.watch()
      self = .external(try ExternalEngine(command))
    }
  }
}
