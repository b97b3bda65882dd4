#if Capture
  import GestureTraces

  /// Receives the events of a recorder as they happen, as one take (part of the recording) per device.
  protocol TakeSink {
    /// Called before the first event of a device is stored; the device's time zero is now known.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - zero: The monotonic time of the first event, in microseconds.
    /// - Returns: Whether to record the device; the question is asked only once per device.
    /// - Throws: An error, which ends the recording.
    mutating func begin(_ device: InputDevice, zero: Int64) throws -> Bool
    /// Called with each event of a device that is recorded, to store it.
    mutating func store(_ event: TraceEvent, of device: InputDevice) throws
    /// Called when the recording of a device ends, with everything that its trace's last line needs.
    mutating func end(_ take: DeviceTake, at time: Int64) throws
    /// Called after `store` has received all events that arrived together.
    mutating func flush() throws
    /// Called at the start with the devices that are present.
    mutating func introduce(_ devices: [InputDevice]) throws
    /// The monotonic time in microseconds at which to call `wake` even if no device sends anything; nil for never.
    var due: Int64? { get }
    /// A file descriptor; `wake` is called when it is readable. Negative for none.
    var descriptor: Int32 { get }
    /// Called when `due` has passed or `descriptor` is readable.
    mutating func wake(at now: Int64) throws
    /// True once the sink needs no further events, so that the recording may end.
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

  /// Turns libinput's events into takes (the parts of a recording), one per device, until it is stopped.
  struct TouchRecorder: ~Copyable {
    /// The limits after which a recording ends.
    struct Limits {
      /// The duration of the recording in microseconds; nil for no limit.
      var duration: Int64?
      /// The number of gestures on all devices together; nil for no limit.
      var gestures: Int?
      /// The number of events of one device; a trace with more could not be read back.
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

    /// Starts recording from a context.
    ///
    /// - Parameters:
    ///   - context: The source of events.
    ///   - limits: The limits that end the recording.
    ///   - readsRaw: Whether surfaces' raw contacts are read in parallel to libinput.
    ///   - starts: The initial states of devices played from a recording, by node.
    ///   - keepsArrival: Whether the time at which an event reached the program is stored; not useful on a virtual clock, which stands
    ///     still
    ///     until the next event.
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

    /// The file descriptors to wait for: one is readable when `pump` has something to do; negative ones are to be ignored.
    var descriptors: [Int32] { [context.descriptor] + raw.descriptors }

    /// The record that libinput's callbacks write: opened and refused nodes, devices and messages.
    var witness: ContextWitness { context.witness }

    /// True once every device that was present is gone; false if there was none.
    var isDeserted: Bool { !takes.isEmpty && gone.count == takes.count }

    /// True once one of the limits is reached.
    var isComplete: Bool {
      if MonotonicClock.now - started >= duration { return true }
      return takes.contains { $0.count >= limits.events } || hasAllGestures
    }

    /// True while lifts are delayed because an unplugged device looks like a lift at first.
    var isHolding: Bool { lifts.due != nil }

    private var hasAllGestures: Bool {
      limits.gestures.map { wished in takes.reduce(0) { $0 + $1.gestures } >= wished } ?? false
    }

    /// The duration after which the recording ends, in microseconds: a trace may be at most a day long.
    private var duration: Int64 { min(limits.duration ?? .max, TraceReader.longestTime) }

    /// The longest time to wait for devices, in milliseconds, rounded up: until the duration ends or a delayed lift must be stored.
    var patience: Int32 {
      let now = MonotonicClock.now
      let rest = min(duration - (now - started), lifts.due.map { $0 - now } ?? .max)
      return Int32((max(0, rest) + 999) / 1000)
    }

    /// Processes and stores the events that the devices have sent: the raw contacts first, since they are libinput's input.
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

    /// Ends the take of a device that is gone and closes the reader of its raw contacts.
    ///
    /// Only the take's counts stay in memory, so that memory does not grow if devices are plugged in and out for long.
    private mutating func leave(_ device: Int, into sink: inout some TakeSink) throws {
      gone.insert(device)
      defer { if takes.indices.contains(device) { takes[device].close() } }
      raw.close(device)
      try end(device, at: pumped, into: &sink)
    }

    /// Ends the take of a device if it has begun and has not ended yet; no further event of the device is stored.
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

    /// If the machine was suspended, one gap for each active device, at the last time when the machine was certainly awake.
    private mutating func sleepGaps() -> [EventBatch.Entry] {
      guard sleep.hasSlept() else { return [] }
      return takes.filter { $0.zero != nil && !gone.contains($0.device.id) }.map {
        EventBatch.Entry(device: $0.device.id, time: pumped, content: .gap(.suspended))
      }
    }

    /// Ends all takes that have begun, at the end of the recording.
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

    /// The monotonic time of the latest stored event, in microseconds: the end of a recording that a number of gestures limits.
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
