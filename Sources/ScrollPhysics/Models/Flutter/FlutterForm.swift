/// Whether a Flutter rule is taken as Flutter has it, or with its known defects mended.
@frozen
public enum FlutterForm: Equatable, Sendable {
  /// As in flutter/flutter, quirks included.
  case original
  /// The same constants without the quirks: the `-fixed` models.
  case fixed
}
