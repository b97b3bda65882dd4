import GestureTraces
import TextFormats

/// Counts traces recorded with a libinput version newer than all versions that this program was tested with, for a single warning.
struct NewerLibinput {
  private var count = 0
  private var versions: Set<String> = []

  /// Counts a trace if its libinput version is newer than the tested ones, as `TraceSource.newerLibinput` states; nil counts nothing.
  mutating func count(_ version: String?) {
    guard let version else { return }
    count += 1
    versions.insert(version)
  }

  /// The warning about all counted traces; nil if none was counted.
  var warning: String? {
    guard count > 0 else { return nil }
    let known = TraceSource.newestLibinput.map(String.init).joined(separator: ".")
    let names = versions.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
    return
      "\(Counted.text(count, "trace")) recorded by libinput \(shown): newer than \(known), the newest that this program was compared with; gestures are read as of \(known)"
  }
}
