import GestureTraces
import TextFormats

/// The table of how the layers of a trace were reported, a row each.
struct LayerTable {
  /// The table.
  private(set) var table = TextTable([
    "layer", "reports", "per s", "p95 ms", "p99 ms", "max ms", "jitter", "gaps", "fingers", "delay",
  ])
  /// True where no layer has reports of fingers: a wheel has no rate.
  let isEmpty: Bool

  init(_ layers: [LayerFigures]) {
    let reporting = layers.filter { $0.reports > 0 }
    isEmpty = reporting.isEmpty
    for layer in reporting {
      let times = [layer.p95, layer.p99, layer.longest, layer.jitter].map(Self.milliseconds)
      table.add(
        [layer.layer.rawValue, "\(layer.reports)", Figures.fixed(layer.rate, decimals: 1)] + times
          + ["\(layer.gaps)", Self.fingers(layer), Self.milliseconds(layer.p99Delay)])
    }
  }

  /// A scroll without a rest before it does not say how many fingers it is of.
  private static func fingers(_ layer: LayerFigures) -> String {
    layer.mostContacts > 0 ? "\(layer.mostContacts)" : Figures.none
  }

  private static func milliseconds(_ microseconds: Double?) -> String {
    Figures.milliseconds(microseconds.map { $0 / 1e6 })
  }
}
