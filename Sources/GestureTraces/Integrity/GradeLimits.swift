/// The limits at which a grade turns to the next letter.
///
/// Sources: *TouchMTB*, the firmware test of Chromium OS (`test_conf.py`, `validators.py`, `mtb.py`); *HLK* and *HCK*, the
/// hardware tests of Windows (learn.microsoft.com/windows-hardware); *libinput* and the *kernel*, as told. Where none is named
/// the limit is this project's choice, with the reason.
enum GradeLimits {
  /// An interval this many times the median is a gap: B. Choice: at least one report is
  /// missing then, whatever the clock of the device.
  static let gapFactor = 2.0
  /// Across a gap the finger went this many times as far as in the report before and in the report after it. TouchMTB,
  /// `no_gap_criteria = '<= 1.8'`: more is no smooth line.
  static let jumpRatio = 1.8
  /// Millimetres across a gap at least: a crawl between two reports is none. Choice: the millimetre that matters, 6 points of
  /// content. (TouchMTB: over 10 device units, of which a trace does not know the size.)
  static let leastJump = 1.0
  /// Millimetres a second; slower fingers skip reports by themselves. Choice: a third of a millimetre in a report of 8 ms, so that
  /// two missing ones are `leastJump`.
  static let movingSpeed = 40.0
  /// Microseconds: longer without a report is a rest to a replay (`Replaying.md`). Of a moving finger: D, the replay
  /// stops where the finger went on.
  static let rest: Int64 = 40_000
  /// Intervals of a moving finger that are needed to judge rate and p95, over twice the median: B. Choice: of fewer than 1/0.05
  /// one alone makes the quantile.
  static let leastIntervals = 20
  /// The same for p99, of which 1/0.01 are needed.
  static let leastForP99 = 100
  /// Reports a second, fewer: B. TouchMTB, `min_report_rate = 60`; HLK asks a touchscreen for the rate of its display, HCK
  /// a touchpad for 125 (one contact) and 100, which older ones do not reach and which is no fault of a recording. Less 5 % for
  /// the clocks of 60 Hz panels.
  static let leastRate = 57.0
  /// Microseconds from the kernel's stamp to this program, beyond it an event came late. libinput, `evdev.c`,
  /// `evdev_note_time_delay`: "your system is too slow" over 20 ms.
  static let delay: Int64 = 20_000
  /// Late events beyond this share: B. Stamps are the kernel's, so nothing is wrong yet; the queue may run over next. Choice: a
  /// single hiccup of a scheduler is no flaw of a recording.
  static let mostLate = 0.01
  /// Microseconds a contact says nothing while others come down, beyond it it is stuck: D. The kernel (`hid-multitouch.c`,
  /// `MT_QUIRK_STICKY_FINGERS`) lifts contacts after 100 ms without a report, but what has not changed is in no trace.
  /// Choice: no finger keeps still to the smallest step for 10 s while the hand works.
  static let stuck: Int64 = 10_000_000
  /// More contacts at once than two hands have fingers: B, some are none.
  static let mostContacts = 10
  /// Microseconds a stamp may go back for a B; beyond it D: it was set forward by more than a rest.
  static let stampsBack: Int64 = rest
  /// More drops than this leave nothing to trust: F. Choice: with each the kernel threw away its whole queue, 64 events at
  /// least (`evdev.c`, `EVDEV_MIN_BUFFER_SIZE`).
  static let mostDrops = 5
}

extension GradeLimits {
  /// libinput's scroll units that make a millimetre of finger, rounded: 1000 dpi × 0.2968 × 0.9 (libinput 1.22,
  /// `evdev-mt-touchpad.c`, `filter-touchpad.c`). Other scales shift the two limits in millimetres a little, which is no harm.
  static let scrollMillimetre = 10.5

  /// Units of contact positions that make a millimetre.
  ///
  /// Shares are taken as those of a surface 100 mm long, points as 160 an inch (Android's `dp`): rough, as are the limits.
  static func millimetre(_ units: TraceUnits) -> Double {
    switch units {
    case .millimetres: 1
    case .normalised: 0.01
    case .points: 160 / 25.4
    }
  }
}
