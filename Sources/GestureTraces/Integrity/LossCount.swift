/// Counts losses of events, each of which both input layers may report.
///
/// Losses within `window` of each other form one run; in each run, the layer that reports more losses counts:
///
///     libinput   x   x            x      1 + …
///     evdev          x   x               a run of 2 and one of 1: 3 losses
struct LossCount: Equatable {
  /// Losses less than this many microseconds apart belong to one run. Both queues of a device overflow in one stall of this program, and
  /// each layer reports the loss when it is read again. A stall longer than a second gives a second run.
  static let window: Int64 = 1_000_000

  private var before = 0
  private var libinput = 0
  private var evdev = 0
  private var last: Int64 = 0

  /// The number of losses, each counted once even if both layers reported it.
  var total: Int { before + max(libinput, evdev) }

  /// Adds a loss that a layer reported at `time` microseconds.
  mutating func count(at time: Int64, layer: TraceLayer) {
    if abs(time - last) > Self.window { (before, libinput, evdev) = (total, 0, 0) }
    last = max(last, time)
    if layer == .libinput { libinput += 1 } else { evdev += 1 }
  }

  /// The number of losses in words; nil if there are none.
  var times: String? {
    switch total {
    case 0: nil
    case 1: "once"
    default: "\(total) times"
    }
  }
}
