/// The limits at which a trace's grade drops to the next letter.
///
/// Sources: *TouchMTB*, the firmware test of Chromium OS (`test_conf.py`, `validators.py`, `mtb.py`); *HLK* and *HCK*, the hardware tests
/// of Windows (learn.microsoft.com/windows-hardware); *libinput* and the *kernel*, as given. Without a source, the limit is this project's
/// choice, with the reason.
enum GradeLimits {
  /// An interval of this many times the median is a gap: B. Choice: at least one report is then missing, whatever the device's clock.
  static let gapFactor = 2.0
  /// Across a gap, the finger moved this many times as far as between the reports before and after it. TouchMTB, `no_gap_criteria = '<=
  /// 1.8'`: more is not a smooth line.
  static let jumpRatio = 1.8
  /// The least movement across a gap for which reports count as missing, in millimetres. Choice: the shortest length that matters, 6 points
  /// of content. (TouchMTB: over 10 device units, whose size a trace does not give.)
  static let leastJump = 1.0
  /// The slowest speed that counts as moving, in millimetres per second; slower fingers skip reports. Choice: a third of a millimetre per
  /// report of 8 ms, so that a finger whose two reports are missing has moved by `leastJump`.
  static let movingSpeed = 40.0
  /// An interval longer than this, in microseconds, counts as a rest in a replay (`Replaying.md`). If the finger moved meanwhile: D,
  /// because the replay stops where the finger continued.
  static let rest: Int64 = 40_000
  /// The number of intervals of a moving finger needed to judge rate and p95; a p95 over twice the median: B. Choice: with fewer than
  /// 1/0.05, a single one determines the quantile.
  static let leastIntervals = 20
  /// The number of intervals needed to judge their 99th percentile: 1/0.01.
  static let leastForP99 = 100
  /// The lowest report rate per second; less is a B. It is TouchMTB's `min_report_rate = 60`, less 5 % for the clocks of 60 Hz panels.
  ///
  /// Microsoft's hardware tests ask for more: HLK for a touchscreen as fast as its display, HCK for a touchpad with 125 reports for one
  /// contact and 100 for several. Older devices do not reach that, which is not a fault of a recording.
  static let leastRate = 57.0
  /// Time from the kernel's timestamp to this program, in microseconds, beyond which an event is late. libinput, `evdev.c`,
  /// `evdev_note_time_delay`: "your system is too slow" over 20 ms.
  static let delay: Int64 = 20_000
  /// The accepted proportion of late events; more is a B. Timestamps are the kernel's, so nothing is wrong yet, but the queue may overflow.
  /// Choice: a single scheduling delay is not a flaw of a recording.
  static let mostLate = 0.01
  /// How long a contact may be silent while others come down before it counts as stuck, in microseconds: D. The kernel (`hid-multitouch.c`,
  /// `MT_QUIRK_STICKY_FINGERS`) lifts contacts after 100 ms without a report, but unchanged contacts are not in a trace. Choice: no finger
  /// rests within the smallest step for 10 s while the hand works.
  static let stuck: Int64 = 10_000_000
  /// The greatest number of contacts at once that people produce: ten fingers. More are a B, because some of them are not fingers.
  static let mostContacts = 10
  /// How far a timestamp may go back for a grade of B, in microseconds. Further is a D, because the correction is then longer than a rest.
  static let stampsBack: Int64 = rest
  /// The number of losses of events from which on a trace is unusable: more than this is an F. Choice: with each loss the kernel discarded
  /// its whole queue, at least 64 events (`evdev.c`, `EVDEV_MIN_BUFFER_SIZE`).
  static let mostDrops = 5
}

/// Limits for motion that no finger makes. Without a source, the limit is this project's choice, with the reason.
extension GradeLimits {
  /// The longest contact, in microseconds; longer is a D. Choice: a minute; a longer contact lacks its release, or times have another unit.
  static let longestContact: Int64 = 60_000_000
  /// The shortest interval between reports of a moving finger, in microseconds; F if more than half of the moves have shorter ones. Choice:
  /// 10 kHz, ten times the rate of the fastest touch surfaces; times then have another unit.
  static let shortestInterval: Int64 = 100
  /// The least number of moves with shorter intervals than `shortestInterval` for which a trace gets an F.
  static let leastHasty = 3
  /// The longest interval between reports of a moving finger, in microseconds; D if more than half of these moves have longer ones. Choice:
  /// 10 Hz, too slow to measure a velocity or a crossing.
  static let longestInterval: Int64 = 100_000
  /// The least length of a move that is judged against `longestInterval`, in millimetres. Choice: a crawling finger reports every step of
  /// the sensor, about a tenth of a millimetre.
  static let leastStride = 0.3
  /// The least total length of the moves that came later than `longestInterval`, in millimetres. Choice: a resting finger drifts by less.
  static let leastSparseLength = 10.0
  /// The longest mean interval, in microseconds: F. Choice: with less than one report per second, times have another unit.
  static let longestMeanInterval = 1_000_000.0
  /// The longest first step of a contact, in millimetres, however much time has passed: firmware and systems hold a contact in place until
  /// it has moved some millimetres.
  static let longestFirstStep = 10.0
  /// The accepted proportion of moves with the same timestamp as the previous report: more is a D, less a B. Choice: a tenth of the
  /// positions.
  static let mostSimultaneous = 0.1
  /// The least number of moves from which rounded timestamps can be distinguished from a clock that ticks this coarsely.
  static let leastRounded = 5
  /// Timestamps count as rounded if at least this number of intervals, and at least this proportion of them, differ from the usual length:
  /// 90 Hz rounded to 10 ms has 11 %.
  static let leastUneven = 2
  static let unevenShare = 0.05
  /// The least length of a jump between two reports, in millimetres: out and back, or out of proportion to its neighbours. A jump is a D.
  /// Choice: two centimetres out and back within 100 ms is five times the fast tremor of a hand (10 Hz, 4 mm).
  static let longestJump = 20.0
  /// A step is out of proportion if it is this many times as long as its neighbours, and at least at this speed in millimetres per second.
  /// Choice: ten times the speed within one report; a fast swipe has 2000 mm/s as a whole.
  static let suddenRatio = 10.0
  static let suddenSpeed = 2000.0
  /// The highest speed, in millimetres per second; faster is a D. Choice: 20 m/s, ten times the fastest swipes.
  static let greatestSpeed = 20_000.0
  /// The least length of a pause, in microseconds, for which a finger that moves equally before and after it shows a jump of the clock: D.
  /// Choice: half a second, because a finger that stops and continues at the same speed does so sooner, if at all.
  static let leastClockJump: Int64 = 500_000
  /// Steps whose lengths differ by at most this factor count as steady motion.
  static let steadyRatio = 1.5
  /// How far a position may be beyond the ends of an axis, as a fraction of the axis's length; more is a B. libinput,
  /// `evdev_device_init_abs_range_warnings`, starts to warn about the driver there. Real touchpads do exceed their ranges, because they
  /// state a range that they guarantee.
  static let margin = 0.05
  /// How far beyond the ends of an axis no finger can be, as a fraction of the axis's length; more is a D.
  static let impossibleMargin = 1.0
  /// How far a position may be left of or above a screen, in points; more is a B. Choice: 3 mm, for the middle of a fingertip on the edge.
  static let pointsBeyond = 20.0
  /// The lengths of a touch surface's sides, in millimetres; others are a D. Choice: from half a watch to twice the largest touch walls.
  static let sides = 10.0...5000.0
  /// The years in which a recording can have started; others are a B. Choice: Linux reads contacts since 2.6.30 of 2009; a clock that was
  /// never set is in 1970.
  static let years = 2000...2100
}

extension GradeLimits {
  /// libinput's scroll units per millimetre of finger movement, rounded: 1000 dpi × 0.2968 × 0.9 (libinput 1.22, `evdev-mt-touchpad.c`,
  /// `filter-touchpad.c`). Other scales shift the two limits in millimetres slightly, which does no harm.
  static let scrollMillimetre = 10.5

  /// How many units of contact positions make a millimetre.
  ///
  /// Fractions are assumed to be of a surface 100 mm long, points 160 per inch (Android's `dp`): rough, like the limits.
  static func millimetre(_ units: TraceUnits) -> Double {
    switch units {
    case .millimetres: 1
    case .normalised: 0.01
    case .points: 160 / 25.4
    }
  }
}
