/// What an answer shows, parted by origin: gestures of one origin say nothing about those of another, and have their own people.
struct OriginParts {
  /// Each origin, in the order in which they first appear, with the places of what is of it.
  let all: [(origin: String, members: [Int])]

  /// Parts the things that are of these origins.
  ///
  /// - Parameter origins: The origin of each.
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

  /// True where a heading must say which origin is meant.
  var areSeveral: Bool { all.count > 1 }
}
