import Glibc

/// Converts times to texts in UTC.
enum WallClock {
  /// The date and time as text, such as `2026-11-21T05:00:00Z`.
  ///
  /// - Parameter microseconds: Microseconds since 1970; fractions of a second are dropped.
  /// - Returns: The text in ISO 8601.
  static func text(_ microseconds: Int64) -> String {
    var seconds = time_t(microseconds / 1_000_000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(1900 + parts.tm_year)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
      + "T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))Z"
  }

  /// The date and time as text for a file name: with hyphens instead of colons, which some file systems reject.
  static func fileName(_ microseconds: Int64) -> String {
    String(text(microseconds).map { $0 == ":" ? "-" : $0 })
  }
}
