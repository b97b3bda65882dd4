import Synchronization

/// The options of a command and their rules, computed on first use.
///
/// Finding the members of a group by reflection takes a million instructions per command, and a process runs only one of thirty commands.
final class OptionTable: Sendable {
  /// A command's options in the order of help, and the rules by which they exclude or require each other.
  struct Contents: Sendable {
    let options: [AnyOption]
    let rules: [OptionRule]
    let absences: [String: String]
  }

  private let list: @Sendable () -> Contents
  private let listed = Mutex<Contents?>(nil)

  /// Prepares the table of a group of options, without computing it yet.
  init(of group: some OptionGroup) {
    list = {
      var members = group.members
      if members.options.contains(where: \.isOfProject) {
        let project = ProjectOptions().members
        members.options += project.options
        members.groups += project.groups
      }
      let limits = members.options.flatMap { option in option.limits.map { $0.rule(for: option) } }
      return Contents(
        options: members.options, rules: members.groups.flatMap(\.rules) + limits,
        absences: members.groups.reduce(into: [:]) { $0.merge($1.absences) { first, _ in first } })
    }
  }

  /// The options and rules; the first access computes them.
  var contents: Contents {
    listed.withLock { listed in
      let contents = listed ?? list()
      listed = contents
      return contents
    }
  }
}
