/// Whether a rule reproduces the known defects of the original software.
@frozen
public enum ModelForm: Equatable, Sendable {
  /// As in the original software, including its known defects.
  case original
  /// With the same constants but without the known defects, as in the `-fixed` models.
  case fixed
}
