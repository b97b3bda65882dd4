/// The form of a rule: as its original has it, or with its known defects fixed.
@frozen
public enum ModelForm: Equatable, Sendable {
  /// As in the original, quirks included.
  case original
  /// The same constants without the quirks: the `-fixed` models.
  case fixed
}
