import TextFormats
extension TakeShape {
  /// The movement in words, such as `25 mm down in 0.3 s, back to 3 mm, turned once, lift 100 mm/s up`.
  package var words: String {
    var parts = ["\(way) in \(time)"]
    if down > abs(across), down > up, down - end >= TakeLimits.mostTap {
      parts.append("back to \(length(end))")
    }
    if turns > 0 { parts.append("turned \(turns == 1 ? "once" : "\(turns) times")") }
    if contacts > 1, let spread, abs(spread) >= TakeLimits.leastSpread {
      parts.append("\(contacts) fingers, \(length(abs(spread))) \(Self.word(spread))")
    }
    parts.append(isLifted ? lift : "interrupted")
    return parts.joined(separator: ", ")
  }

  /// The duration in words, with one decimal, or two for a short touch.
  private var time: String {
    duration < 0.095 ? "0.0\(Int((duration * 100).rounded())) s" : Self.seconds(duration)
  }

  private var way: String {
    if distance <= TakeLimits.mostTap { return "\(length(distance))" }
    let sideways = "\(length(abs(across))) to the \(across > 0 ? "right" : "left")"
    let straight = along < 0 ? "\(length(abs(along))) up" : "\(length(along)) down"
    if abs(along) <= TakeLimits.straightSlope * abs(across) { return sideways }
    return abs(across) <= TakeLimits.straightSlope * abs(along) ? straight : "\(straight) and \(sideways)"
  }

  /// The speed below which a finger counts as resting, in points per second: a millimetre in 30 ms is the noise of a slow device.
  private static let resting = 30.0

  private var lift: String {
    guard abs(releaseSpeed) >= Self.resting else { return "lift at rest" }
    // A direction opposite to the travel is worth a word.
    let isBack = (releaseSpeed > 0) != (along > 0)
    return "lift \(length(abs(releaseSpeed)))/s\(isBack ? releaseSpeed > 0 ? " down" : " up" : "")"
  }

  // MARK: Figures in words

  /// A distance in words: millimetres of the surface, which people can see, or points if the device does not report its size.
  package func length(_ distance: Double) -> String {
    pointsPerMillimetre.map { "\(Self.whole(distance / $0)) mm" } ?? Self.points(distance)
  }

  /// A distance in points, in words.
  static func points(_ distance: Double) -> String { "\(whole(distance)) pt" }

  /// A time in words, in seconds with one decimal.
  static func seconds(_ time: Double) -> String {
    let tenths = Int((time * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// The word for the direction in which two fingers moved, from the change of their distance.
  static func word(_ spread: Double) -> String { spread > 0 ? "apart" : "together" }

  private static func whole(_ number: Double) -> String {
    number.isFinite && number < 1e9 ? "\(Int(number.rounded()))" : "over a billion"
  }
}
