import TextFormats

/// Writes the completion script for Fish. It has one line per option, which applies only after the option's command.
struct FishCompletion {
  let table: CompletionTable

  /// The whole completion script.
  var text: String {
    """
    # Completion of overscroll for fish: overscroll completions fish

    function __overscroll_is -d 'The command that was written'
      set -l words (commandline -opc)
      test (count $words) -gt 1; and contains -- $words[2] $argv
    end

    function __overscroll_starts -d 'No command was written yet'
      test (count (commandline -opc)) -eq 1
    end

    function __overscroll_list -d 'Names with commas between'
      set -l start (string replace -rf '^(--[^=]*=)?(.*,).*' '$2' -- (commandline -ct))
      printf "$start%s\\n" $argv
    end

    complete -c overscroll -f
    complete -c overscroll -n __overscroll_starts -s h -l help -d 'print the overview'
    complete -c overscroll -n __overscroll_starts -s V -l version -d 'print version, commit and platform'
    \(table.commands.map(commandLine).joined(separator: "\n"))

    \(table.commands.map(lines).joined(separator: "\n\n"))

    """
  }

  private func commandLine(_ command: Command) -> String {
    "complete -c overscroll -n __overscroll_starts -a \(command.name) -d \(quoted(command.summary))"
  }

  private func lines(of command: Command) -> String {
    let start = "complete -c overscroll -n '__overscroll_is \(command.name)'"
    let help = "\(start) -s h -l help -d 'print the options most used, or all of the page'"
    let options = command.options.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let name = "\(start) -l \(option.written.dropFirst(2))\(short)"
      return name + (option.takesValue ? values(option.candidates, isOption: true) : "")
        + " -d \(quoted(option.help))"
    }
    let words = command.positionals
    return (options + [help] + (words.most == 0 ? [] : [start + values(words.candidates, isOption: false)]))
      .joined(separator: "\n")
  }

  /// The arguments for Fish's `complete` that offer some candidates. For an option's value files are excluded (`-x`) unless they are
  /// candidates (`-r -F`).
  private func values(_ candidates: Candidates, isOption: Bool) -> String {
    var offers: [String] = []
    let names = table.names(candidates).joined(separator: " ")
    if !names.isEmpty { offers.append(candidates.isList ? "(__overscroll_list \(names))" : names) }
    var takesFiles = false
    switch candidates.paths {
    case .none: break
    case .files(let endings) where endings.isEmpty: takesFiles = true
    case .files(let endings):
      offers.append("(\(endings.map { "__fish_complete_suffix \($0)" }.joined(separator: "; ")))")
    case .folders: offers.append("(__fish_complete_directories)")
    case .matching(let pattern): offers.append("(for path in \(pattern); echo $path; end)")
    }
    let alone = takesFiles ? (isOption ? " -r -F" : " -F") : (isOption ? " -x" : "")
    return alone + (offers.isEmpty ? "" : " -a \(quoted(offers.joined(separator: " ")))")
  }

  private func quoted(_ text: String) -> String { ShellLine.text([text]) }
}
