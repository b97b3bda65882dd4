import GestureTraces
import TextFormats

extension ReportGroup {
  /// The warnings to read before figures of this group are compared; empty where there are none.
  package var notes: [String] {
    let mixed = mixedUnits { "\($0) (\(Counted.text($1, "gesture")))" }.map { parts in
      "mixed units: positions in \(parts). How far such fingers went in points rests on different assumptions; report each by itself"
    }
    return [overscrolls.warning, mixed].compactMap(\.self)
  }

  /// The same in a line, for an answer.
  var shortNotes: [String] {
    let mixed = mixedUnits { "\($0) \($1)" }.map { "mixed units (\($0)); count each by itself" }
    return [overscrolls.warning, mixed].compactMap(\.self)
  }

  /// The units, joined, if there are several.
  private func mixedUnits(_ words: (String, Int) -> String) -> String? {
    guard units.count > 1 else { return nil }
    return TraceUnits.allCases.compactMap { unit in units[unit].map { words(unit.rawValue, $0) } }
      .joined(separator: ", ")
  }
}
