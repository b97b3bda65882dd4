/// Counts losses that two layers may both tell of.
///
/// Losses that follow each other within `window` are one run of them; in a run the layer that tells of more counts:
///
///     libinput   x   x            x      1 + …
///     evdev          x   x               a run of 2 and one of 1: 3 losses
struct LossCount: Equatable {
  /// Microseconds: both queues of a device run over in one stall of this program, and each layer tells when it is read again.
  /// A stall longer than a second gives the second run that it is.
  static let window: Int64 = 1_000_000

  private var before = 0
  private var libinput = 0
  private var evdev = 0
  private var last: Int64 = 0

  /// The number of losses.
  var total: Int { before + max(libinput, evdev) }

  /// Counts a loss.
  mutating func count(at time: Int64, layer: TraceLayer) {
    if abs(time - last) > Self.window { (before, libinput, evdev) = (total, 0, 0) }
    last = max(last, time)
    if layer == .libinput { libinput += 1 } else { evdev += 1 }
  }

  /// That number in words; nil for none.
  var times: String? {
    switch total {
    case 0: nil
    case 1: "once"
    default: "\(total) times"
    }
  }
}
