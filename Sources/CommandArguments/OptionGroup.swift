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
  package var list: [AnyOption] { contents.options }

  /// What its stored members are: the options in order, and its rules before those of the groups in it.
  var contents: OptionTable.Contents {
    var contents = OptionTable.Contents(rules: rules)
    for child in Mirror(reflecting: self).children {
      if let option = child.value as? any ListedOption {
        contents.options.append(option.any)
      } else if let group = child.value as? any OptionGroup {
        contents.append(group.contents)
      } else if let options = child.value as? [AnyOption] {
        contents.options += options
      } else {
        preconditionFailure("'\(child.label ?? "")' is a member of options and no option")
      }
    }
    return contents
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
