#if Capture
  import GestureTraces

  /// Receives the takes of a recorder, as they happen.
  protocol TakeSink {
    /// Called when the first event of a device is about to be stored; its time zero is now known.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - zero: Monotonic time of that event, in microseconds.
    /// - Returns: Whether the device is wanted; one that is not is never asked about again.
    /// - Throws: An error, which ends the recording.
    mutating func begin(_ device: InputDevice, zero: Int64) throws -> Bool
    /// Takes in an event of a wanted device.
    mutating func store(_ event: TraceEvent, of device: InputDevice) throws
    /// Called at the end of a wanted device's take.
    mutating func end(_ take: DeviceTake, at time: Int64) throws
    /// Called once everything that came together was stored.
    mutating func flush() throws
    /// Tells which devices are there at the start.
    mutating func introduce(_ devices: [InputDevice]) throws
    /// The time at which `wake` has something to do though no device sent anything, in monotonic microseconds; nil for never.
    var due: Int64? { get }
    /// A descriptor that makes `wake` worth a call when it is readable; negative for none.
    var descriptor: Int32 { get }
    /// Called when time has passed, or `descriptor` is readable.
    mutating func wake(at now: Int64) throws
    /// True once the recording may end.
    var isComplete: Bool { get }
  }

  extension TakeSink {
    mutating func flush() throws {}
    mutating func introduce(_ devices: [InputDevice]) throws {}
    var due: Int64? { nil }
    var descriptor: Int32 { -1 }
    mutating func wake(at now: Int64) throws {}
    var isComplete: Bool { false }
  }

  /// Turns libinput's events into takes, one a device, until it is told to end.
  struct TouchRecorder: ~Copyable {
    /// The limits after which a recording ends by itself.
    struct Limits {
      /// Microseconds from the start; nil for no limit.
      var duration: Int64?
      /// Gestures, over all devices; nil for no limit.
      var gestures: Int?
      /// Events of one device, beyond which nobody could read its trace.
      var events = TraceReader.mostEvents
    }

    private let context: InputContext
    private let limits: Limits
    private let keepsArrival: Bool
    private let started: Int64
    private(set) var takes: [DeviceTake] = []
    private var wanted: [Bool?] = []
    private var gone: Set<Int> = []
    private var lifts = LiftHold()
    /// The readers beside libinput, with the devices they could not open.
    var raw: RawReaders
    private var sleep = SleepWatch()
    private var pumped: Int64

    /// A recorder on a context.
    ///
    /// - Parameters:
    ///   - context: The source of events.
    ///   - limits: The limits after which to end by itself.
    ///   - readsRaw: Whether surfaces' raw contacts are read beside libinput.
    ///   - starts: The states at the start of devices that a recording stands for, by node.
    ///   - keepsArrival: Whether events carry the time they reached the program: not on a virtual clock, which stands
    ///     still meanwhile.
    init(
      _ context: consuming InputContext, limits: Limits = Limits(), readsRaw: Bool,
      starts: [String: [InitialState.Entry]] = [:], keepsArrival: Bool
    ) {
      self.context = context
      self.limits = limits
      self.keepsArrival = keepsArrival
      raw = RawReaders(isOn: readsRaw, starts: starts)
      started = MonotonicClock.now
      pumped = started
    }

    /// Readable when `pump` has something to do; those that are negative do not count.
    var descriptors: [Int32] { [context.descriptor] + raw.descriptors }

    /// The record of libinput's callbacks.
    var witness: ContextWitness { context.witness }

    /// True once every device that was there is gone.
    var isDeserted: Bool { !takes.isEmpty && gone.count == takes.count }

    /// True once a limit is reached.
    var isComplete: Bool {
      if MonotonicClock.now - started >= duration { return true }
      return takes.contains { $0.count >= limits.events } || hasAllGestures
    }

    /// True while lifts wait to be stored.
    var isHolding: Bool { lifts.due != nil }

    private var hasAllGestures: Bool {
      limits.gestures.map { wished in takes.reduce(0) { $0 + $1.gestures } >= wished } ?? false
    }

    /// Microseconds from the start after which to end: no trace may hold more than a day.
    private var duration: Int64 { min(limits.duration ?? .max, TraceReader.longestTime) }

    /// Milliseconds to wait for devices at most, rounded up.
    var patience: Int32 {
      let now = MonotonicClock.now
      let rest = min(duration - (now - started), lifts.due.map { $0 - now } ?? .max)
      return Int32((max(0, rest) + 999) / 1000)
    }

    /// Takes in what the devices sent and stores it: the raw contacts first, since they are what libinput is told.
    mutating func pump(into sink: inout some TakeSink) throws {
      var contacts = sleepGaps()
      raw.drain(into: &contacts)
      let read = MonotonicClock.now
      for entry in contacts { try pass(entry, arrival: read, into: &sink) }
      try pumpLibinput(into: &sink)
      try sink.flush()
    }

    private mutating func pumpLibinput(into sink: inout some TakeSink) throws {
      try context.dispatch()
      var events: [InputEvent] = []
      while let event = context.next() { events.append(event) }
      let ended = MonotonicClock.now
      let batch = EventBatch(events, dropped: witness.takeDrops(), ended: ended)
      for device in batch.added {
        takes.append(DeviceTake(device: raw.open(device)))
        wanted.append(nil)
      }
      for (device, other) in batch.unstored where takes.indices.contains(device) { takes[device].note(other) }
      for entry in batch.entries { try pass(entry, arrival: ended, into: &sink) }
      for arrived in lifts.takeOverdue(at: ended) where !hasAllGestures { try store(arrived, into: &sink) }
      pumped = ended
      for device in batch.removed { try leave(device, into: &sink) }
    }

    /// Ends the take of a device that is gone and closes its raw reader; of its take only counts are kept, so that plugging in
    /// and out may go on for ever.
    private mutating func leave(_ device: Int, into sink: inout some TakeSink) throws {
      gone.insert(device)
      defer { if takes.indices.contains(device) { takes[device].close() } }
      raw.close(device)
      try end(device, at: pumped, into: &sink)
    }

    /// Ends a take that has begun, once; nothing more is stored of it.
    private mutating func end(_ device: Int, at time: Int64, into sink: inout some TakeSink) throws {
      guard takes.indices.contains(device), wanted[device] == true else { return }
      wanted[device] = false
      let take = takes[device]
      let length = max(take.last, time - (take.zero ?? 0))
      try sink.end(take, at: min(length, TraceReader.longestTime))
    }

    private mutating func pass(
      _ entry: EventBatch.Entry, arrival: Int64, into sink: inout some TakeSink
    ) throws {
      if lifts.isPassedBy(entry) {
        if !hasAllGestures { try store(LiftHold.Arrived(entry: entry, arrival: arrival), into: &sink) }
        return
      }
      for arrived in lifts.pass(entry, arrival: arrival) where !hasAllGestures {
        try store(arrived, into: &sink)
      }
    }

    /// A gap for every device that has begun, where the machine was suspended: at the time it was last awake for sure.
    private mutating func sleepGaps() -> [EventBatch.Entry] {
      guard sleep.hasSlept() else { return [] }
      return takes.filter { $0.zero != nil && !gone.contains($0.device.id) }.map {
        EventBatch.Entry(device: $0.device.id, time: pumped, content: .gap(.suspended))
      }
    }

    /// Ends every take that has begun.
    mutating func finish(into sink: inout some TakeSink) throws {
      for arrived in lifts.takeRest() { try store(arrived, into: &sink) }
      let now = hasAllGestures ? newest : MonotonicClock.now
      var failure: (any Error)?
      for device in takes.indices {
        do {
          try end(device, at: now, into: &sink)
        } catch {
          // The others can still end whole.
          failure = failure ?? error
        }
      }
      if let failure { throw failure }
    }

    /// The time of the newest event stored: with the last gesture wished for, a recording is over.
    private var newest: Int64 {
      takes.compactMap { take in take.zero.map { $0 + take.last } }.max() ?? started
    }

    private mutating func store(_ arrived: LiftHold.Arrived, into sink: inout some TakeSink) throws {
      let entry = arrived.entry
      let number = entry.device
      guard takes.indices.contains(number), wanted[number] != false, takes[number].count < limits.events
      else {
        return
      }
      let latest = (takes[number].zero ?? entry.time) + TraceReader.longestTime
      guard entry.time <= latest else { return }
      let arrival = keepsArrival ? min(arrived.arrival, latest) : nil
      // A device that is pulled out before it did anything leaves no trace.
      if takes[number].zero == nil, case .gap(.unplugged) = entry.content { return }
      let isFirst = takes[number].zero == nil
      guard let event = takes[number].accept(entry, arrival: arrival) else { return }
      if isFirst { wanted[number] = try sink.begin(takes[number].device, zero: entry.time) }
      if wanted[number] == true { try sink.store(event, of: takes[number].device) }
      try repeatGap(arrived, into: &sink)
    }

    /// Stores a gap that concerns the whole device in the raw layer as well: a reader uses one layer only.
    private mutating func repeatGap(
      _ arrived: LiftHold.Arrived, into sink: inout some TakeSink
    ) throws {
      let entry = arrived.entry
      guard entry.layer == .libinput, takes[entry.device].device.layers.contains(.evdev),
        case .gap(let reason) = entry.content, reason != .dropped
      else { return }
      let raw = EventBatch.Entry(
        device: entry.device, time: entry.time, content: entry.content, layer: .evdev)
      try store(LiftHold.Arrived(entry: raw, arrival: arrived.arrival), into: &sink)
    }
  }
#endif
