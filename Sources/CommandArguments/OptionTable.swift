import Synchronization

/// The options of a command and their rules, computed on first use. A process runs one of thirty commands, and finding the members of
/// a group by reflection takes a million instructions per command.
final class OptionTable: Sendable {
  /// The options in the order of help, and the rules by which they exclude or require each other.
  struct Contents: Sendable {
    let options: [AnyOption]
    let rules: [OptionRule]
  }

  private let list: @Sendable () -> Contents
  private let listed = Mutex<Contents?>(nil)

  /// The table of a group; members are in the order of help.
  init(of group: some OptionGroup) {
    list = {
      var members = group.members
      if members.options.contains(where: \.isOfProject) {
        let project = ProjectOptions().members
        members.options += project.options
        members.groups += project.groups
      }
      let limits = members.options.flatMap { option in option.limits.map { $0.rule(for: option) } }
      return Contents(options: members.options, rules: members.groups.flatMap(\.rules) + limits)
    }
  }

  /// The contents, computed on first use.
  var contents: Contents {
    listed.withLock { listed in
      let contents = listed ?? list()
      listed = contents
      return contents
    }
  }
}
