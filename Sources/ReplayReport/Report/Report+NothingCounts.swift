extension Report {
  /// The reason why the report has no group: the traces left out, counted by reason; nil if it has one.
  ///
  ///     no gesture could be counted: 10 left out (9 no drag in it, 1 unfinished)
  var whyNothingCounts: String? {
    guard groups.isEmpty else { return nil }
    guard !excluded.isEmpty else { return "no gesture could be counted: nothing was read" }
    let reasons = excluded.map { String($0.reason.prefix { $0 != ";" && $0 != ":" }) }
    var kinds: [String] = []
    for reason in reasons where !kinds.contains(reason) { kinds.append(reason) }
    let parts = kinds.map { kind in
      kinds.count == 1 ? kind : "\(reasons.count { $0 == kind }) \(kind)"
    }
    return "no gesture could be counted: \(excluded.count) left out (\(parts.joined(separator: ", ")))"
  }
}
