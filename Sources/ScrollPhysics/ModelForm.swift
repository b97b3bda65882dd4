/// The form of a rule: as in the original, or with its known defects fixed.
@frozen
public enum ModelForm: Equatable, Sendable {
  /// As in the original, including its quirks.
  case original
  /// The same constants without the quirks, as in the `-fixed` models.
  case fixed
}
