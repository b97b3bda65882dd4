/// Groups or pairs of a result, split by the origin of their traces, because figures of different origins are never mixed.
struct OriginParts {
  /// The origins in order of first appearance, each with the indices of its groups or pairs.
  let all: [(origin: String, members: [Int])]

  /// Splits groups or pairs by their origin.
  ///
  /// - Parameter origins: The origin of each group or pair, in order.
  init(_ origins: [String]) {
    var parts: [(origin: String, members: [Int])] = []
    for (place, origin) in origins.enumerated() {
      if let known = parts.firstIndex(where: { $0.origin == origin }) {
        parts[known].members.append(place)
      } else {
        parts.append((origin, [place]))
      }
    }
    all = parts
  }

  /// True if there are several origins, so that headings must name them.
  var areSeveral: Bool { all.count > 1 }
}
