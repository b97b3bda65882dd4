import CommandArguments
import TextFormats

/// `overscroll completions SHELL`: prints a shell script that completes the words of a command line.
enum CompletionsCommand {
  /// The name, options and help text of `overscroll completions`, and the function that runs it.
  static let command = Command(
    name: "completions",
    summary: "Print a shell script that completes commands, options, names and files.",
    positionals: .one("SHELL", shells.candidates), options: NoOptions(),
    notes: [
      "Where to put it: bash, in ~/.local/share/bash-completion/completions/overscroll, or in ~/.bashrc the line eval \"$(overscroll completions bash)\"; zsh, in a folder of fpath under the name _overscroll; fish, in ~/.config/fish/completions/overscroll.fish.",
      "The names of engines, models, intents and the like are in the script, so completion does not start the program. Write the script again after an update.",
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
