/// The data for completing a command line, derived from the descriptions of the commands.
struct CompletionTable {
  /// A place on a command line where a value is completed: after an option, or as a positional argument.
  struct Place {
    /// The name of the command on the line.
    let command: String
    /// All spellings of the option before the value, with dashes; empty for a positional argument.
    let spellings: [String]
  }

  /// Every command of the program.
  let commands: [Command]

  /// The names that `candidates` offers, including those of commands if it includes them.
  func names(_ candidates: Candidates) -> [String] {
    candidates.names + (candidates.includesCommands ? commands.map(\.name) : [])
  }

  /// Each distinct set of candidates with all places that offer it, in the order of first use.
  var places: [(candidates: Candidates, places: [Place])] {
    var found: [(candidates: Candidates, places: [Place])] = []
    func add(_ candidates: Candidates, _ place: Place) {
      if let index = found.firstIndex(where: { $0.candidates == candidates }) {
        found[index].places.append(place)
      } else {
        found.append((candidates, [place]))
      }
    }
    for command in commands {
      for option in command.options where option.takesValue {
        add(option.candidates, Place(command: command.name, spellings: option.spellings))
      }
      add(command.positionals.candidates, Place(command: command.name, spellings: []))
    }
    return found
  }
}

extension AnyOption {
  /// True if the option is followed by a value.
  var takesValue: Bool {
    if case .value = argument { return true }
    return false
  }

  /// The spelling of the option's long name: `--rate`, or `--no-raw` for a flag that is on by default.
  var written: String { argument.isOnByDefault ? "--no-\(name)" : "--\(name)" }

  /// All spellings of the option: `--output`, `-o`.
  var spellings: [String] { [written] + (short.map { ["-\($0)"] } ?? []) }
}

extension AnyOption.Argument {
  fileprivate var isOnByDefault: Bool {
    if case .flag(byDefault: true) = self { return true }
    return false
  }
}
