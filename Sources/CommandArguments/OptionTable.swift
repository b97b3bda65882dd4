import Synchronization

/// The options of a command and their rules, listed when they are first asked for: a call runs one command of thirty, and the members of
/// a group are found by reflection, which takes a million instructions a command.
final class OptionTable: Sendable {
  /// The options in the order of help, and the rules by which they exclude or need each other.
  struct Contents: Sendable {
    let options: [AnyOption]
    let rules: [OptionRule]
  }

  private let list: @Sendable () -> Contents
  private let listed = Mutex<Contents?>(nil)

  /// The table of a group, whose members are in the order of help.
  init(of group: some OptionGroup) {
    list = {
      let members = group.members
      let limits = members.options.flatMap { option in option.limits.map { $0.rule(for: option) } }
      return Contents(options: members.options, rules: members.groups.flatMap(\.rules) + limits)
    }
  }

  /// The same list each time.
  var contents: Contents {
    listed.withLock { listed in
      let contents = listed ?? list()
      listed = contents
      return contents
    }
  }
}
