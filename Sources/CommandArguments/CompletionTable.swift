/// What a shell needs to know to complete a command line, from the descriptions of the commands.
struct CompletionTable {
  /// A place where a value stands: after an option, or a word of its own.
  struct Place {
    /// The command's name.
    let command: String
    /// The option as it may be written, dashes included; empty for the words that are not options.
    let spellings: [String]
  }

  /// Every command.
  let commands: [Command]

  /// The names that may stand in a place.
  func names(_ candidates: Candidates) -> [String] {
    candidates.names + (candidates.includesCommands ? commands.map(\.name) : [])
  }

  /// Each different set of candidates with the places it is for, in the order in which they come first.
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
  /// True if a value follows its name.
  var takesValue: Bool {
    if case .value = argument { return true }
    return false
  }

  /// Its long name as it is written: `--no-raw` where it is on by default.
  var written: String { argument.isOnByDefault ? "--no-\(name)" : "--\(name)" }

  /// Each way to write it: `--output`, `-o`.
  var spellings: [String] { [written] + (short.map { ["-\($0)"] } ?? []) }
}

extension AnyOption.Argument {
  fileprivate var isOnByDefault: Bool {
    if case .flag(byDefault: true) = self { return true }
    return false
  }
}
