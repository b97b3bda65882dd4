import GestureTraces
import TextFormats

/// A table of how regularly each layer of a trace (such as the kernel's or libinput's events) was reported, with one row per layer.
struct LayerTable {
  /// The table, with its headings.
  private(set) var table = TextTable([
    "layer", "reports", "per s", "p95 ms", "p99 ms", "max ms", "jitter", "gaps", "fingers", "delay",
  ])
  /// True if no layer has finger reports; a wheel has no report rate.
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

  /// The number of fingers as text; unknown for a scroll if no finger rested before it.
  private static func fingers(_ layer: LayerFigures) -> String {
    layer.mostContacts > 0 ? "\(layer.mostContacts)" : Figures.none
  }

  private static func milliseconds(_ microseconds: Double?) -> String {
    Figures.milliseconds(microseconds.map { $0 / 1e6 })
  }
}
