import ScrollPhysics
import TraceReplay

@testable import SystemChecks

/// The catalogue's entries, as tests ask for them.
enum ModelEntries {
  /// Every model's.
  static let all = ScrollModel.all.map(ModelEntry.init)

  /// That of a name; nil for none.
  static func named(_ name: String) -> ModelEntry? { all.first { $0.name == name } }
}
