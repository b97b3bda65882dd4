/// Options that belong together. The stored members of the type are the list of options, in the order of help.
///
/// A member is an ``Option``, another group, or a list of options. An ``Invocation`` accesses values through the members, so a
/// command cannot use an option that is not listed.
package protocol OptionGroup: Sendable {
  /// Creates the options with their defaults.
  init()
  /// The rules by which options exclude or require each other, in the order of checking.
  var rules: [OptionRule] { get }
  /// Names of options that other commands have and this group lacks on purpose, each with the reason and what to do.
  var absences: [String: String] { get }
}

extension OptionGroup {
  /// The default for groups whose options never exclude or require each other: no rules.
  package var rules: [OptionRule] { [] }

  /// The default for groups that lack no option of others on purpose.
  package var absences: [String: String] { [:] }

  /// All options of the group in order. The options of an inner group are at that group's position.
  package var list: [AnyOption] { members.options }

  /// All options of the group in order, and all groups that may have rules: this one first, then the inner ones.
  var members: (options: [AnyOption], groups: [any OptionGroup]) {
    var members: (options: [AnyOption], groups: [any OptionGroup]) = ([], [self])
    for child in Mirror(reflecting: self).children {
      if let option = child.value as? any ListedOption {
        members.options.append(option.any)
      } else if let group = child.value as? any OptionGroup {
        let inner = group.members
        members.options += inner.options
        members.groups += inner.groups
      } else if let options = child.value as? [AnyOption] {
        members.options += options
      } else {
        preconditionFailure("'\(child.label ?? "")' is a member of options and no option")
      }
    }
    return members
  }
}

/// A member of a group that is an option, whatever the type of its value.
private protocol ListedOption {
  var any: AnyOption { get }
}

extension Option: ListedOption {}

/// The options of a command that has none.
package struct NoOptions: OptionGroup {
  /// Creates the empty group.
  package init() {}
}
