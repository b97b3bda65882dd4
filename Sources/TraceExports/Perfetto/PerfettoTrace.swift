import TextFormats

/// Builds a Perfetto trace: nested tracks, with numbers, slices and instants on them.
///
/// One sequence of packets, each with `timestamp` in nanoseconds of the default clock. Field numbers are those of ``PerfettoField``.
struct PerfettoTrace {
  private var file = ProtobufMessage()
  private var lastTrack: UInt64 = 0

  /// The contents of the file so far.
  var bytes: [UInt8] { file.bytes }

  /// A track, to which events refer by its number.
  struct Track: Equatable { fileprivate let uuid: UInt64 }

  private typealias Field = PerfettoField.Packet
  private typealias Descriptor = PerfettoField.Descriptor
  private typealias Event = PerfettoField.Event

  /// The number of the sequence of packets; there is only one.
  private static let sequence: UInt64 = 1
  /// The flag `SEQ_INCREMENTAL_STATE_CLEARED`: the packet needs no earlier state.
  private static let cleared: UInt64 = 1

  /// Adds a track for nested tracks, slices and instants.
  mutating func track(_ name: String, below parent: Track? = nil, rank: Int = 0) -> Track {
    describe(name, below: parent, rank: rank) { _ in }
  }

  /// Adds a track for numbers in a unit.
  mutating func counter(_ name: String, unit: String, below parent: Track, rank: Int) -> Track {
    describe(name, below: parent, rank: rank) { descriptor in
      descriptor.add(Descriptor.counter) { $0.add(Descriptor.unitName, unit) }
    }
  }

  private mutating func describe(
    _ name: String, below parent: Track?, rank: Int, _ more: (inout ProtobufMessage) -> Void
  ) -> Track {
    lastTrack += 1
    let uuid = lastTrack
    file.add(Field.packet) { packet in
      packet.add(Field.sequence, Self.sequence)
      if uuid == 1 { packet.add(Field.sequenceFlags, Self.cleared) }
      packet.add(Field.descriptor) { descriptor in
        descriptor.add(Descriptor.uuid, uuid)
        descriptor.add(Descriptor.name, name)
        if let parent { descriptor.add(Descriptor.parent, parent.uuid) }
        descriptor.add(Descriptor.childOrdering, Descriptor.explicit)
        descriptor.add(Descriptor.rank, UInt64(rank))
        more(&descriptor)
      }
    }
    return Track(uuid: uuid)
  }

  /// Adds a number to a track at a time in nanoseconds, ≥ 0.
  mutating func value(_ value: Double, on track: Track, at time: Int64) {
    event(Event.counter, on: track, at: time) { $0.add(Event.double, value) }
  }

  /// Begins a slice on a track at a time in nanoseconds, ≥ 0.
  mutating func begin(_ name: String, on track: Track, at time: Int64) {
    event(Event.sliceBegin, on: track, at: time) { $0.add(Event.name, name) }
  }

  /// Ends the slice that began last on a track, at a time in nanoseconds, ≥ 0.
  mutating func end(on track: Track, at time: Int64) { event(Event.sliceEnd, on: track, at: time) { _ in } }

  /// Adds an instant to a track at a time in nanoseconds, ≥ 0.
  mutating func instant(_ name: String, on track: Track, at time: Int64) {
    event(Event.instant, on: track, at: time) { $0.add(Event.name, name) }
  }

  private mutating func event(
    _ type: UInt64, on track: Track, at time: Int64, _ more: (inout ProtobufMessage) -> Void
  ) {
    file.add(Field.packet) { packet in
      packet.add(Field.timestamp, UInt64(time))
      packet.add(Field.sequence, Self.sequence)
      packet.add(Field.event) { event in
        event.add(Event.type, type)
        event.add(Event.track, track.uuid)
        more(&event)
      }
    }
  }
}
