/// Writes the completion script for Bash.
///
/// The script is one function with two `case` statements: one finds the options of the command, the other the candidates for a value, by
/// command and previous word.
struct BashCompletion {
  let table: CompletionTable

  /// The whole completion script.
  var text: String {
    """
    # Completion of overscroll for bash: overscroll completions bash

    _overscroll() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
      local command=${COMP_WORDS[1]} options= names= paths= list= start= ended= index
      COMPREPLY=()
      # Readline takes --name=value apart.
      if [[ $word == = ]]; then
        word=
      elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      if ((COMP_CWORD == 1)); then
        mapfile -t COMPREPLY < <(compgen -W '\(words(table.commands.map(\.name) + Self.programOptions))' -- "$word")
        return
      fi
      for ((index = 2; index < COMP_CWORD; index++)); do
        [[ ${COMP_WORDS[index]} == -- ]] && ended=yes
      done
      case $command in
    \(optionCases)
        *) return ;;
      esac
      if [[ -z $ended && $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        return
      fi
      [[ $before == -* && -z $ended ]] || before=
      case "$command $before" in
    \(valueCases)
        *)
          case $command in
    \(positionalCases)
          esac
          ;;
      esac
      if [[ -n $list && $word == *,* ]]; then
        start=${word%,*},
        word=${word##*,}
      fi
      mapfile -t COMPREPLY < <(compgen -P "$start" -W "$names" -- "$word")
      case $paths in
        '') return ;;
        /) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "$word") ;;
        /*) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -G "$paths" | grep -F -- "$word") ;;
        .*)
          mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(
            for index in $paths; do compgen -f -X "!*$index" -- "$word"; done
            compgen -d -- "$word"
          )
          ((${#COMPREPLY[@]})) || mapfile -t COMPREPLY < <(compgen -f -- "$word")
          ;;
        *) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$word") ;;
      esac
      # Outside of a completion, as in a test, there is nothing to set.
      compopt -o filenames 2>/dev/null
    }

    complete -F _overscroll overscroll

    """
  }

  /// The options that the program accepts without a command.
  static let programOptions = ["--help", "--version"]

  private func words(_ names: [String]) -> String { names.joined(separator: " ") }

  private var optionCases: String {
    table.commands.map { command in
      "    \(command.name)) options='\(words(command.options.flatMap(\.spellings) + ["--help", "-h"]))' ;;"
    }.joined(separator: "\n")
  }

  private var valueCases: String {
    table.places.compactMap { candidates, places in
      let patterns = places.flatMap { place in place.spellings.map { "'\(place.command) \($0)'" } }
      return line(patterns, candidates, indent: "    ")
    }.joined(separator: "\n")
  }

  private var positionalCases: String {
    table.places.compactMap { candidates, places in
      line(places.filter(\.spellings.isEmpty).map(\.command), candidates, indent: "        ")
    }.joined(separator: "\n")
  }

  /// A `case` branch that offers candidates where one of the patterns matches; nil if there are no patterns.
  private func line(_ patterns: [String], _ candidates: Candidates, indent: String) -> String? {
    guard !patterns.isEmpty else { return nil }
    var settings: [String] = []
    let names = table.names(candidates)
    if !names.isEmpty { settings.append("names='\(words(names))'") }
    if candidates.isList { settings.append("list=yes") }
    switch candidates.paths {
    case .none: break
    case .files(let endings):
      let paths = words(endings.isEmpty ? ["file"] : endings)
      settings.append(endings.count > 1 ? "paths='\(paths)'" : "paths=\(paths)")
    case .folders: settings.append("paths=/")
    case .matching(let pattern): settings.append("paths='\(pattern)'")
    }
    return "\(indent)\(patterns.joined(separator: " | "))) \(settings.joined(separator: " ")) ;;"
  }
}
