import GestureTraces

/// How the layers of a trace were reported, a row each.
struct LayerTable {
  /// The table.
  private(set) var table = TextTable([
    "layer", "reports", "per s", "p95 ms", "p99 ms", "max ms", "jitter", "gaps", "fingers", "delay",
  ])
  /// Whether no layer has reports of fingers: a wheel has no rate.
  let isEmpty: Bool

  init(_ layers: [LayerFigures]) {
    let reporting = layers.filter { $0.reports > 0 }
    isEmpty = reporting.isEmpty
    for layer in reporting {
      let times = [layer.p95, layer.p99, layer.longest, layer.jitter].map(Self.milliseconds)
      table.add(
        [layer.layer.rawValue, "\(layer.reports)", Figures.fixed(layer.rate, decimals: 1)] + times
          + ["\(layer.gaps)", "\(layer.mostContacts)", Self.milliseconds(layer.p99Delay)])
    }
  }

  private static func milliseconds(_ microseconds: Double?) -> String {
    Figures.milliseconds(microseconds.map { $0 / 1e6 })
  }
}
