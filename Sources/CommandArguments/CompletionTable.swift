/// The data for completing a command line, derived from the descriptions of the commands.
struct CompletionTable {
  /// A place for a value: after an option, or as a positional argument.
  struct Place {
    /// The command's name.
    let command: String
    /// All spellings of the option, with dashes; empty for positional arguments.
    let spellings: [String]
  }

  /// Every command.
  let commands: [Command]

  /// The names that candidates offer.
  func names(_ candidates: Candidates) -> [String] {
    candidates.names + (candidates.includesCommands ? commands.map(\.name) : [])
  }

  /// Each distinct set of candidates with its places, in the order of first use.
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
  /// True if the option has a value.
  var takesValue: Bool {
    if case .value = argument { return true }
    return false
  }

  /// The long spelling: `--no-raw` for a flag that is on by default.
  var written: String { argument.isOnByDefault ? "--no-\(name)" : "--\(name)" }

  /// All spellings: `--output`, `-o`.
  var spellings: [String] { [written] + (short.map { ["-\($0)"] } ?? []) }
}

extension AnyOption.Argument {
  fileprivate var isOnByDefault: Bool {
    if case .flag(byDefault: true) = self { return true }
    return false
  }
}
