#if Capture
  import GestureTraces

  /// Receives a recorder's events, one take per device, as they happen.
  protocol TakeSink {
    /// Called before the first event of a device is stored; its time zero is now known.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - zero: Monotonic time of that event, in microseconds.
    /// - Returns: Whether to record the device; the question is asked only once per device.
    /// - Throws: An error, which ends the recording.
    mutating func begin(_ device: InputDevice, zero: Int64) throws -> Bool
    /// Stores an event of a device that is recorded.
    mutating func store(_ event: TraceEvent, of device: InputDevice) throws
    /// Called when the recording of a device ends.
    mutating func end(_ take: DeviceTake, at time: Int64) throws
    /// Called after all events that arrived together were stored.
    mutating func flush() throws
    /// Reports which devices are present at the start.
    mutating func introduce(_ devices: [InputDevice]) throws
    /// When to call `wake` even if no device sends anything, in monotonic microseconds; nil for never.
    var due: Int64? { get }
    /// A descriptor that triggers `wake` when it is readable; negative for none.
    var descriptor: Int32 { get }
    /// Called when `due` has passed or `descriptor` is readable.
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

  /// Turns libinput's events into takes, one per device, until it is stopped.
  struct TouchRecorder: ~Copyable {
    /// The limits that end a recording.
    struct Limits {
      /// The duration in microseconds; nil for no limit.
      var duration: Int64?
      /// The number of gestures over all devices; nil for no limit.
      var gestures: Int?
      /// The number of events of one device, beyond which its trace could not be read back.
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
    /// The readers of raw contacts, with the errors of devices they could not open.
    var raw: RawReaders
    private var sleep = SleepWatch()
    private var pumped: Int64

    /// A recorder for a context.
    ///
    /// - Parameters:
    ///   - context: The source of events.
    ///   - limits: The limits that end the recording.
    ///   - readsRaw: Whether surfaces' raw contacts are read in parallel to libinput.
    ///   - starts: The initial states of devices played from a recording, by node.
    ///   - keepsArrival: Whether events store when they reached the program; not useful on a virtual clock, which does not advance
    ///     meanwhile.
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

    /// Readable if `pump` has something to do; negative ones are to be ignored.
    var descriptors: [Int32] { [context.descriptor] + raw.descriptors }

    /// The state recorded by libinput's callbacks.
    var witness: ContextWitness { context.witness }

    /// True once every device that was present is gone.
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

    /// The duration after which the recording ends, in microseconds: a trace may be at most a day long.
    private var duration: Int64 { min(limits.duration ?? .max, TraceReader.longestTime) }

    /// The longest time to wait for devices, in milliseconds, rounded up.
    var patience: Int32 {
      let now = MonotonicClock.now
      let rest = min(duration - (now - started), lifts.due.map { $0 - now } ?? .max)
      return Int32((max(0, rest) + 999) / 1000)
    }

    /// Processes and stores what the devices sent: the raw contacts first, since they are libinput's input.
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

    /// Ends the take of a device that is gone and closes its raw reader.
    ///
    /// Only counts are retained of the take, so that plugging in and out may go on without growing memory.
    private mutating func leave(_ device: Int, into sink: inout some TakeSink) throws {
      gone.insert(device)
      defer { if takes.indices.contains(device) { takes[device].close() } }
      raw.close(device)
      try end(device, at: pumped, into: &sink)
    }

    /// Ends a take that has begun, only once; no further event of it is stored.
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

    /// One gap per active device if the machine was suspended, at the last time when it was certainly awake.
    private mutating func sleepGaps() -> [EventBatch.Entry] {
      guard sleep.hasSlept() else { return [] }
      return takes.filter { $0.zero != nil && !gone.contains($0.device.id) }.map {
        EventBatch.Entry(device: $0.device.id, time: pumped, content: .gap(.suspended))
      }
    }

    /// Ends all takes that have begun.
    mutating func finish(into sink: inout some TakeSink) throws {
      for arrived in lifts.takeRest() { try store(arrived, into: &sink) }
      let now = hasAllGestures ? newest : MonotonicClock.now
      var failure: (any Error)?
      for device in takes.indices {
        do {
          try end(device, at: now, into: &sink)
        } catch {
          // The other takes are still completed.
          failure = failure ?? error
        }
      }
      if let failure { throw failure }
    }

    /// The time of the latest stored event: a recording ends with the last requested gesture.
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
      // A device that was unplugged before its first event leaves no trace.
      if takes[number].zero == nil, case .gap(.unplugged) = entry.content { return }
      let isFirst = takes[number].zero == nil
      guard let event = takes[number].accept(entry, arrival: arrival) else { return }
      if isFirst { wanted[number] = try sink.begin(takes[number].device, zero: entry.time) }
      if wanted[number] == true { try sink.store(event, of: takes[number].device) }
      try repeatGap(arrived, into: &sink)
    }

    /// Stores a gap that concerns the whole device in the raw layer too, because a reader uses only one layer.
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
