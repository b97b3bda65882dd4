/// The items of an answer, split by origin, since origins are never mixed and have their own people.
struct OriginParts {
  /// Each origin in order of first appearance, with the indices of its items.
  let all: [(origin: String, members: [Int])]

  /// Splits items by origin.
  ///
  /// - Parameter origins: The origin of each item.
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
