import TextFormats

extension PairedOrder {
  /// A clause on which engine is later and in how many traces; nil if the difference is not noticeable.
  ///
  ///     B tells the app later in 7 and earlier in 2 of 12 traces
  ///
  /// - Parameters:
  ///   - first: The name to use for the first engine.
  ///   - second: The name to use for the second engine.
  ///   - verb: The action that is compared, such as `fires`.
  /// - Returns: A clause without a full stop.
  func words(first: String, second: String, _ verb: String) -> String? {
    guard !isSame else { return nil }
    let parts = [("later", later), ("earlier", earlier)].filter { $0.1 > 0 }
      .map { "\($0.0) in \($0.1)" }.joined(separator: " and ")
    let compared = parts.isEmpty ? nil : "\(second) \(verb) \(parts) of \(Self.gestures(total))"
    let alone = [(first, onlyFirst), (second, onlySecond)].filter { $0.1 > 0 }
      .map { "only \($0.0) \(verb) in \($0.1) of \(Self.gestures(total))" }
    return ([compared].compactMap { $0 } + alone).joined(separator: ", ")
  }

  private static func gestures(_ count: Int) -> String { Counted.text(count, "gesture") }
}
