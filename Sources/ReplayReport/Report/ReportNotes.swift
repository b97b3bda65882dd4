import GestureTraces
import TextFormats

extension ReportGroup {
  /// Warnings to read before comparing figures of this group; empty if there are none.
  package var notes: [String] {
    let units = mixedUnits { "\($0) (\(Counted.text($1, "gesture")))" }.map { parts, first in
      "positions have different units: \(parts). Their travel in points rests on different assumptions, so report each unit by itself (--only units=\(first))"
    }
    return [scales.note, units].compactMap(\.self) + UnlikeIntent.sentences(unlike)
  }

  /// The warnings of ``notes``, shortened to one line each.
  var shortNotes: [String] {
    let units = mixedUnits { "\($0) \($1)" }.map {
      "mixed units (\($0)); report each unit by itself: --only units=\($1)"
    }
    // If pulls are concerned, the first sentence is about pulls.
    return [scales.note, units].compactMap(\.self) + UnlikeIntent.sentences(unlike).prefix(1)
  }

  /// The different units of contact positions, joined, and the first of them; nil if all gestures have the same unit.
  private func mixedUnits(_ words: (String, Int) -> String) -> (all: String, first: String)? {
    let own = TraceUnits.allCases.compactMap { unit in units[unit].map { (unit.rawValue, $0) } }
    guard own.count > 1 else { return nil }
    return (own.map(words).joined(separator: ", "), own[0].0)
  }
}

extension [ReportGroup] {
  /// Warnings to read before comparing groups of this section, each once.
  var notes: [String] { [nothingPulled].compactMap(\.self) + (first?.notes ?? []) }

  /// The warnings of ``notes``, shortened to one line each.
  var shortNotes: [String] { [nothingPulled].compactMap(\.self) + (first?.shortNotes ?? []) }

  /// A warning that no gesture moved content past its top and no engine fired; nil if one did, or if it is unknown.
  private var nothingPulled: String? {
    guard contains(where: { $0.greatestOverscroll != nil }),
      allSatisfy({ ($0.greatestOverscroll ?? 0) <= 0 && $0.triggersPerGesture.most == 0 })
    else { return nil }
    return
      "content never moved past its top, so nothing fired. Either fingers moved it the other way (use --traditional for a touchpad without natural scrolling), or it started further down, or the model has no overscroll"
  }
}
