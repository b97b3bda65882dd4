import CommandArguments
import Testing

@testable import OverscrollCLI
import TestSamples
import TextFormats

/// Bash is part of every Debian; zsh and fish, and `man`, are tried by `tools/prove shells`.
@Suite("Completion scripts")
struct CompletionScriptTests {
  /// What bash offers for a command line as readline cuts it, its last word being completed; sorted.
  private func offers(_ words: String..., in folder: TemporaryFolder = TemporaryFolder()) -> [String] {
    folder.write(CompletionShell.bash.script(for: CommandTable.all), to: ".completion.bash")
    let line = ShellLine.text(words)
    folder.write(
      """
      source ./.completion.bash
      COMP_WORDS=(overscroll \(line))
      COMP_CWORD=\(words.count)
      _overscroll
      printf '%s\\n' "${COMPREPLY[@]}"
      """, to: ".try.bash")
    let ending = shell("bash .try.bash", in: folder)
    #expect(ending.status == 0 && ending.messages.isEmpty, "\(ending.messages)")
    return ending.output.split(separator: "\n").map(String.init).sorted()
  }

  @Test(
    "the script of each shell is printed, and the command then ends with 0",
    arguments: ["bash", "zsh", "fish"])
  func status(shell: String) {
    let ending = overscroll("completions", shell)
    #expect(ending.status == 0 && ending.messages.isEmpty && ending.output.contains("overscroll"))
  }

  @Test("bash offers commands in the first place")
  func commands() {
    #expect(offers("rep") == ["replay", "report"])
    #expect(offers("").count == CommandTable.all.count + 2)
  }

  @Test("it offers a command's options, and none after --")
  func options() throws {
    #expect(offers("replay", "--eng") == ["--engine"])
    let all = try CommandTable.command(named: "report").options.map(\.name)
    #expect(Set(offers("report", "-")) == Set(all.map { "--\($0)" } + ["--help", "-h"]))
    #expect(offers("replay", "--", "--eng").isEmpty)
  }

  @Test("it offers the names of engines, models, intents and protocols, also behind =")
  func names() {
    #expect(
      offers("replay", "--engine", "swipe")
        == ["swiperefresh", "swiperefresh-nested", "swiperefresh-nested-fixed"])
    #expect(offers("replay", "--engine", "=", "swipe") == offers("replay", "--engine", "swipe"))
    #expect(offers("replay", "--engine", "=").contains("mrefresh"))
    #expect(offers("simulate", "--model", "gt").contains("gtk"))
    #expect(offers("record", "--intent", "pu") == ["pull", "pull-cancel"])
    #expect(offers("engines", "mj") == offers("replay", "--engine", "mj"))
    #expect(offers("protocols", "qu") == ["quick"])
    #expect(offers("help", "exit") == ["exit-codes"])
    #expect(offers("man", "sim") == ["simulate"])
  }

  @Test("it completes the last of a list with commas")
  func lists() {
    #expect(offers("sweep", "--tune", "threshold,mo") == ["threshold,moment"])
  }

  @Test("it offers traces and folders where traces are wanted, policies beside engines, nothing for a number")
  func files() {
    let folder = TemporaryFolder()
    for name in ["one.trace", "one.json", "one.txt"] { folder.write("", to: name) }
    #expect(shell("mkdir onward", in: folder).status == 0)
    #expect(offers("replay", "on", in: folder) == ["one.trace", "onward"])
    #expect(offers("replay", "--engine", "one", in: folder) == ["one.json"])
    #expect(offers("fit", "on", in: folder) == ["one.json", "one.trace", "one.txt", "onward"])
    #expect(offers("synthesize", "-o", "on", in: folder) == ["onward"])
    #expect(offers("replay", "--rate", "", in: folder).isEmpty)
    // Where there is no trace, rows or anything else may be meant.
    #expect(offers("report", "one.t", in: folder) == ["one.trace"])
    #expect(offers("report", "one.j", in: folder) == ["one.json"])
  }

  @Test("in zsh the value of a letter may follow it at once, that of a name behind an equals sign")
  func zshSpellings() {
    // `zshcompsys(1)`: `-optname+` takes its value in the same word or the next, `-optname=` behind an equals sign or in the next.
    #expect(overscroll("completions", "zsh").output.contains("{-o+,--output=}"))
  }

  @Test("a shell that is none brings the nearest")
  func unknown() {
    #expect(
      overscroll("completions", "zhs").messages
        == "error: completions: unknown shell 'zhs'; did you mean 'zsh'? Read on: overscroll completions --help\n"
    )
  }

  @Test("every script names every command and option", arguments: CompletionShell.allCases)
  func whole(shell: CompletionShell) {
    let script = shell.script(for: CommandTable.all)
    for command in CommandTable.all {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains(option.name), "\(command.name) \(option.name)")
      }
    }
  }
}
