import CommandArguments
import TextFormats

/// `overscroll completions SHELL`.
enum CompletionsCommand {
  /// The command's description.
  static let command = Command(
    name: "completions",
    summary: "Print a script by which a shell completes commands, options, names and files.",
    positionals: .one("SHELL", shells.candidates), options: NoOptions(),
    notes: [
      "Where it goes: for bash into ~/.local/share/bash-completion/completions/overscroll, or read by ~/.bashrc with: eval \"$(overscroll completions bash)\". For zsh into a folder of fpath, as _overscroll. For fish into ~/.config/fish/completions/overscroll.fish.",
      "The names of engines, models, intents and the like are in the script, so that completing starts no program; write it anew with a new version.",
    ],
    examples: ["overscroll completions bash", "overscroll completions fish"],
    run: run)

  private static let shells = ValueForm<CompletionShell>.name(
    kind: "shell", among: CompletionShell.allCases.map { ($0.rawValue, $0) })

  private static func run(_ invocation: Invocation<NoOptions>) throws -> ExitStatus {
    do throws(ValueFault) {
      let shell = try shells.read(invocation.positionals[0])
      invocation.console.write(shell.script(for: CommandTable.all))
      return .done
    } catch {
      throw invocation.mistake(error.words)
    }
  }
}
