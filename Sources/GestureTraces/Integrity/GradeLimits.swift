/// Where a grade turns to the next letter.
enum GradeLimits {
  /// More drops than this leave nothing to trust: F. This project's choice.
  static let mostDrops = 5
}
