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

/// What no finger does. Where no source is named the limit is this project's choice, with the reason.
extension GradeLimits {
  /// Microseconds a contact lasts at most: longer D. Choice: a minute; a lift is missing, or times are in another unit.
  static let longestContact: Int64 = 60_000_000
  /// Microseconds between two reports of a moving finger, fewer in more than half of the moves: F. Choice: 10 kHz, ten times what
  /// the fastest touch surfaces report; times are in another unit.
  static let shortestInterval: Int64 = 100
  /// The fewest such moves.
  static let leastHasty = 3
  /// Microseconds between two reports of a finger that moves, more in more than half of these moves: D. Choice: 10 Hz, of which a
  /// velocity or a crossing cannot be taken.
  static let longestInterval: Int64 = 100_000
  /// Millimetres that such a move has at least. Choice: a finger that crawls reports every step of the sensor, a tenth of a
  /// millimetre or so.
  static let leastStride = 0.3
  /// Millimetres that all of the late ones have at least. Choice: a finger that rests drifts by less.
  static let leastSparseLength = 10.0
  /// The same as a mean: F. Choice: under one report a second times are in another unit.
  static let longestMeanInterval = 1_000_000.0
  /// Millimetres that the first step of a contact may be, whatever the time since it came down: firmware and systems hold a contact
  /// in place until it has moved some millimetres.
  static let longestFirstStep = 10.0
  /// Moves at the time of the report before, more than this share of all: D, fewer: B. Choice: a tenth of the positions.
  static let mostSimultaneous = 0.1
  /// Moves from which rounded time stamps are told from a clock that ticks so.
  static let leastRounded = 5
  /// Intervals of another length than the usual one, so many and of this share at least, where stamps were rounded: 90 Hz
  /// rounded to 10 ms has 11 %.
  static let leastUneven = 2
  static let unevenShare = 0.05
  /// Millimetres between two reports, so many and back, or out of all proportion: D. Choice: two centimetres there and back within
  /// 100 ms is five times what a fast tremor of a hand does (10 Hz, 4 mm).
  static let longestJump = 20.0
  /// Out of proportion is a step this many times as long as those beside it, at this speed in millimetres a second. Choice: from
  /// a tenth of it within a report; a fast swipe is 2000 mm/s as a whole.
  static let suddenRatio = 10.0
  static let suddenSpeed = 2000.0
  /// Millimetres a second, faster: D. Choice: 20 m/s, ten times the fastest swipes.
  static let greatestSpeed = 20_000.0
  /// Microseconds that a clock jumped, at least, where a finger moves on across it as before and after: D. Choice: half a second, as a
  /// finger that stops and goes on at the same speed does so sooner, if ever.
  static let leastClockJump: Int64 = 500_000
  /// Steps this many times as long as one another are as before.
  static let steadyRatio = 1.5
  /// The share of an axis that a position may be beyond its ends, more: B. libinput, `evdev_device_init_abs_range_warnings`, begins to
  /// warn of the driver there. Real touchpads do go further: they state the range that they are sure of.
  static let margin = 0.05
  /// The share that no finger can be beyond the ends: D.
  static let impossibleMargin = 1.0
  /// Points that a position may be left of a screen or above it, more: B. Choice: 3 mm, as the middle of a fingertip on the edge.
  static let pointsBeyond = 20.0
  /// Millimetres that the side of a touch surface has: others D. Choice: from half a watch to twice the largest touch walls.
  static let sides = 10.0...5000.0
  /// The years in which a recording can have started: others B. Choice: contacts are read since Linux 2.6.30 of 2009; a clock that
  /// nobody set is in 1970.
  static let years = 2000...2100
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
