/// Which trace of a baseline is which trace of a report now: by what the files hold, else by their paths.
struct TracePairing {
  /// For each trace now, where it stands in the baseline; nil where the two are not of the same traces.
  let places: [Int]?
  /// Why they are not of the same traces; nil where they are.
  let why: String?

  /// The traces of one origin.
  struct Side {
    let paths: [String]
    /// One for each path; nil where nobody noted it.
    let hashes: [UInt64?]

    var known: [UInt64]? {
      let known = hashes.compactMap(\.self)
      return known.count == paths.count ? known : nil
    }
  }

  /// Traces that are named; the rest is counted.
  private static let mostNamed = 3

  /// Pairs the traces of a baseline with those of a report.
  init(old: Side, new: Side) {
    guard let before = old.known, let now = new.known else {
      // The same paths in the same order are all there is to go by; who reads the baseline says so.
      let isSame = !new.paths.isEmpty && old.paths == new.paths
      self.init(places: isSame ? Array(new.paths.indices) : nil, why: isSame ? nil : Self.others)
      return
    }
    if let places = Self.places(of: now, in: before) {
      self.init(places: places, why: nil)
    } else {
      self.init(places: nil, why: Self.why(old.paths, before, new.paths, now))
    }
  }

  private init(places: [Int]?, why: String?) {
    (self.places, self.why) = (places, why)
  }

  private static let others = "other traces"

  /// Where each of `now` stands in `before`, equal ones in their order; nil where they do not hold the same.
  private static func places(of now: [UInt64], in before: [UInt64]) -> [Int]? {
    guard !now.isEmpty, now.count == before.count else { return nil }
    var free = Dictionary(grouping: before.indices.reversed()) { before[$0] }
    let places = now.compactMap { free[$0]?.popLast() }
    return places.count == now.count ? places : nil
  }

  /// That they are others; and which of the same path hold something else.
  private static func why(
    _ oldPaths: [String], _ before: [UInt64], _ newPaths: [String], _ now: [UInt64]
  ) -> String {
    let known = Dictionary(zip(oldPaths, before), uniquingKeysWith: { first, _ in first })
    let changed = zip(newPaths, now).filter { path, hash in known[path].map { $0 != hash } ?? false }
      .map(\.0)
    guard !changed.isEmpty else { return others }
    let rest = changed.count - mostNamed
    let names = changed.prefix(mostNamed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return "\(others): \(names) \(changed.count == 1 ? "holds" : "hold") something else than then"
  }
}
