/// The options that select a project file. Every command with an option that a project file may set has them.
package struct ProjectOptions: OptionGroup {
  /// `--config FILE`: the project file to read options from, by default `overscroll.json` in this folder, if there is one.
  let file = Option<String?>(
    "config", "FILE", .path, defaultInWords: "overscroll.json, if this folder has one",
    help: "read options from this project file (overscroll help config)")
  /// `--no-config`: no project file is read.
  let ignores = Option(flag: "no-config", help: "read no project file")
  /// `--print-config`: prints every option with its value and source, and does nothing else.
  let prints = Option(
    flag: Self.printing,
    help: "print each option with its value and source (command line, file, default), then end")

  /// The name of the option `--print-config`; a call with it needs no traces.
  static let printing = "print-config"

  package init() {}

  package var rules: [OptionRule] {
    [.one(of: [file.any, ignores.any], saying: "--config and --no-config exclude each other; give one")]
  }
}

extension ParsedCall {
  /// True if the command has options that a project file may set.
  package var mayHaveProject: Bool { command.options.contains { $0.name == Self.project.file.any.name } }
  /// The path that the call gives with `--config`; nil if it gives none.
  package var projectFile: String? { mayHaveProject ? value(of: Self.project.file) : nil }
  /// True if the call forbids reading a project file, with `--no-config`.
  package var ignoresProject: Bool { mayHaveProject && value(of: Self.project.ignores) }
  /// True if the call only prints its options, with `--print-config`.
  package var printsOptions: Bool { mayHaveProject && value(of: Self.project.prints) }

  private static let project = ProjectOptions()
}
