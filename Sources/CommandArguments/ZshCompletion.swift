import TextFormats

/// Writes the completion script for Zsh. The script has one function per command, which passes its options to `_arguments`, and one per set
/// of values.
struct ZshCompletion {
  let table: CompletionTable

  /// The whole completion script.
  var text: String {
    """
    #compdef overscroll
    # Completion of overscroll for zsh: overscroll completions zsh

    _overscroll() {
      local curcontext=$curcontext state state_descr line
      typeset -A opt_args
      _arguments -C \\
        '(- *)'{-h,--help}'[print the overview]' \\
        '(- *)'{-V,--version}'[print version, commit and platform]' \\
        '1: :->command' \\
        '*:: :->rest'
      case $state in
        command)
          local -a commands
          commands=(
    \(commandLines)
          )
          _describe -t commands command commands
          ;;
        rest)
          ((${+functions[_overscroll_$words[1]]})) && _overscroll_$words[1]
          ;;
      esac
    }

    \(valueFunctions)

    \(commandFunctions)

    if [[ $funcstack[1] == _overscroll ]]; then
      _overscroll "$@"
    else
      compdef _overscroll overscroll
    fi

    """
  }

  private var commandLines: String {
    table.commands.map { "        " + quoted("\($0.name):\($0.summary)") }.joined(separator: "\n")
  }

  // MARK: Values

  /// Each set of candidates that is not empty, with the name of the function that offers it.
  private var values: [(candidates: Candidates, function: String)] {
    table.places.map(\.candidates).filter { $0 != .none }.enumerated().map {
      ($1, "_overscroll_values_\($0 + 1)")
    }
  }

  private var valueFunctions: String {
    values.map { candidates, function in
      var lines: [String] = []
      let names = table.names(candidates).joined(separator: " ")
      if candidates.isList {
        lines.append("_sequence compadd - \(names)")
      } else if !names.isEmpty {
        lines.append("compadd \"$@\" -- \(names)")
      }
      switch candidates.paths {
      case .none: break
      case .files(let endings) where endings.isEmpty: lines.append("_files \"$@\"")
      case .files(let endings):
        let pattern = endings.count == 1 ? endings[0] : "(\(endings.joined(separator: "|")))"
        lines.append("_files \"$@\" -g '*\(pattern)'")
      case .folders: lines.append("_files \"$@\" -/")
      case .matching(let pattern): lines.append("compadd \"$@\" -- \(pattern)(N)")
      }
      return "\(function)() {\n  local found=1\n"
        + lines.map { "  \($0) && found=0\n" }.joined() + "  return found\n}"
    }.joined(separator: "\n\n")
  }

  private func action(_ candidates: Candidates) -> String {
    values.first { $0.candidates == candidates }?.function ?? " "
  }

  // MARK: Commands

  private var commandFunctions: String {
    table.commands.map { command in
      let options = command.options.map { line(of: $0) }
      let help = "'(- *)'{-h,--help}" + quoted("[print the options most used, or all of the page]")
      let lines = options + [help] + positional(command.positionals)
      return "_overscroll_\(command.name)() {\n  _arguments -s -S \\\n"
        + lines.map { "    \($0)" }.joined(separator: " \\\n") + "\n}"
    }.joined(separator: "\n\n")
  }

  private func line(of option: AnyOption) -> String {
    // A repeatable option has a star; any other excludes all its spellings.
    let before = option.isRepeatable ? "'*'" : "'(\(option.spellings.joined(separator: " ")))'"
    var about = "[\(escaped(option.help))]"
    guard case .value(let value, _, _) = option.argument else {
      return before + spellings(option, "", "") + quoted(about)
    }
    about += ":\(escaped(value)):\(action(option.candidates))"
    return before + spellings(option, "=", "+") + quoted(about)
  }

  /// How a specification of `_arguments` shows an option's name: `--model=` alone, or `{-o+,--output=}`.
  private func spellings(_ option: AnyOption, _ long: String, _ short: String) -> String {
    guard let letter = option.short else { return option.written + long }
    return "{-\(letter)\(short),\(option.written)\(long)}"
  }

  private func positional(_ words: Command.Positionals) -> [String] {
    guard words.most != 0 else { return [] }
    let start = words.most == nil ? "*" : words.least == 0 ? "1:" : "1"
    return [quoted("\(start):\(escaped(words.name)):\(action(words.candidates))")]
  }

  /// Text for a specification of `_arguments`, with brackets and colons escaped.
  private func escaped(_ text: String) -> String {
    text.map { "\\:[]".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private func quoted(_ text: String) -> String { ShellLine.text([text]) }
}
