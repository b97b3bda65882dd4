/// Options that belong together. The stored members of the type are the list of options, in the order of help.
///
/// A member is an ``Option``, another group, or a list of options. An ``Invocation`` accesses values through the members, so a
/// command cannot use an option that is not listed.
package protocol OptionGroup: Sendable {
  /// Creates the options with their defaults.
  init()
  /// The rules by which options exclude or require each other, in the order of checking.
  var rules: [OptionRule] { get }
}

extension OptionGroup {
  /// No rules.
  package var rules: [OptionRule] { [] }

  /// The options in order; those of an inner group are at the group's position.
  package var list: [AnyOption] { members.options }

  /// The options in order, and all groups with rules: this one, then the inner ones.
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

/// An option with any type of value, as a member of a group.
private protocol ListedOption {
  var any: AnyOption { get }
}

extension Option: ListedOption {}

/// No options, for a command without any.
package struct NoOptions: OptionGroup {
  /// None.
  package init() {}
}
