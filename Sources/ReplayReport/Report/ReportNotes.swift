import GestureTraces
import TextFormats

extension ReportGroup {
  /// The warnings to read before figures of this group are compared; empty where there are none.
  package var notes: [String] {
    guard units.count > 1 else { return [] }
    let parts = TraceUnits.allCases.compactMap { unit in
      units[unit].map { "\(unit.rawValue) (\(Counted.text($0, "gesture")))" }
    }
    return [
      "mixed units: positions in \(parts.joined(separator: ", ")). How far such fingers went in points rests on different assumptions; report each by itself"
    ]
  }
}
