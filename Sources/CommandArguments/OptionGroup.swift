/// Options that belong together: the stored members of a type are the list, in the order help shows them.
///
/// A member is an ``Option``, another group, or a list of options. What an ``Invocation`` answers is asked through such a member, so that an
/// option that is not listed cannot be asked for.
package protocol OptionGroup: Sendable {
  /// The options with their defaults.
  init()
  /// The rules by which options exclude or need each other, in the order in which they are checked.
  var rules: [OptionRule] { get }
}

extension OptionGroup {
  /// Nothing excludes or needs anything.
  package var rules: [OptionRule] { [] }

  /// Its options in order, those of a group in it at the group's place.
  package var list: [AnyOption] { members.options }

  /// Its options in order, and the groups whose rules count: itself, then those in it.
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

/// An option of any value, as a member of a group.
private protocol ListedOption {
  var any: AnyOption { get }
}

extension Option: ListedOption {}

/// The options of a command that has none.
package struct NoOptions: OptionGroup {
  /// None.
  package init() {}
}
