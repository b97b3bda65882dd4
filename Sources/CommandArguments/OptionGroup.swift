/// Options that belong together: the stored members of a type are the list, in the order help shows them.
///
/// A member is an ``Option`` or another group. What an ``Invocation`` answers is asked through such a member, so that an
/// option that is not listed cannot be asked for.
package protocol OptionGroup: Sendable {
  /// The options with their defaults.
  init()
  /// The rules by which options exclude or need each other, in the order in which they are checked.
  var rules: [OptionRule] { get }
  /// Its options in order, those of a group among them where the group stands.
  var list: [AnyOption] { get }
}

extension OptionGroup {
  /// Nothing excludes or needs anything.
  package var rules: [OptionRule] { [] }

  /// Its stored members.
  package var list: [AnyOption] {
    Mirror(reflecting: self).children.flatMap { child -> [AnyOption] in
      switch child.value {
      case let option as any ListedOption: [option.any]
      case let group as any OptionGroup: group.list
      default: preconditionFailure("'\(child.label ?? "")' is a member of options and no option")
      }
    }
  }

  /// Its rules, then those of the groups in it.
  var allRules: [OptionRule] {
    rules + Mirror(reflecting: self).children.flatMap { ($0.value as? any OptionGroup)?.allRules ?? [] }
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
