/// Pairs the traces of a baseline with those of a report: by the hash of their contents, or by path if a hash is missing.
struct TracePairing {
  /// A trace that is in both the baseline and the report.
  struct Pair: Equatable {
    /// The trace's index among the traces of the report.
    let now: Int
    /// The trace's index among the traces of the baseline.
    let before: Int
  }

  /// The traces of one origin, such as `recorded`, in one of the two reports.
  struct Side {
    let paths: [String]
    /// The hash of each trace's contents, in the order of its paths; nil if it was not recorded.
    let hashes: [UInt64?]

    var known: [UInt64]? {
      let known = hashes.compactMap(\.self)
      return known.count == paths.count ? known : nil
    }
  }

  /// The paths of all traces, in the baseline (`old`) and in the report (`new`).
  let paths: (old: [String], new: [String])
  /// The traces that both reports have, in the order of the new report.
  let pairs: [Pair]
  /// The number of traces in both reports, and the paths that only one of them has.
  let overlap: TraceOverlap

  /// Pairs the traces of a baseline (`old`) with those of a report (`new`).
  init(old: Side, new: Side) {
    paths = (old.paths, new.paths)
    if let before = old.known, let now = new.known {
      pairs = Self.pairs(now, before)
    } else {
      // Without hashes only the paths are left; the code that reads the baseline adds a note about it.
      pairs = Self.pairs(new.paths, old.paths)
    }
    overlap = Self.overlap(old.paths, new.paths, pairs)
  }

  /// Pairs equal hashes or equal paths; if one occurs several times, the first is paired with the first, and so on.
  private static func pairs<Key: Hashable>(_ now: [Key], _ before: [Key]) -> [Pair] {
    var free = Dictionary(grouping: before.indices.reversed()) { before[$0] }
    return now.indices.compactMap { index in
      free[now[index]]?.popLast().map { Pair(now: index, before: $0) }
    }
  }

  private static func overlap(_ old: [String], _ new: [String], _ pairs: [Pair]) -> TraceOverlap {
    let (known, still) = (Set(pairs.map(\.before)), Set(pairs.map(\.now)))
    let gone = old.indices.filter { !known.contains($0) }.map { old[$0] }
    let come = new.indices.filter { !still.contains($0) }.map { new[$0] }
    let changed = Set(gone).intersection(come)
    return TraceOverlap(
      before: old.count, now: new.count, same: pairs.count, changed: come.filter(changed.contains),
      missing: gone.filter { !changed.contains($0) }, new: come.filter { !changed.contains($0) })
  }
}
