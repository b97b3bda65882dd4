/// The field numbers of Perfetto traces and the names of tracks, shared by `export`, which writes them, and `import`, which reads them.
///
/// The numbers are from google/perfetto, `protos/perfetto/trace/perfetto_trace.proto` (v59.1, as its Python package ships it, read
/// 2026-11-25).
package enum PerfettoField {
  /// Field numbers of the messages `Trace` and `TracePacket`.
  package enum Packet {
    package static let packet: UInt64 = 1
    package static let timestamp: UInt64 = 8
    package static let sequence: UInt64 = 10
    package static let event: UInt64 = 11
    package static let sequenceFlags: UInt64 = 13
    package static let descriptor: UInt64 = 60
  }

  /// Field numbers of the message `TrackDescriptor` and of its `CounterDescriptor`.
  package enum Descriptor {
    package static let uuid: UInt64 = 1
    package static let name: UInt64 = 2
    package static let parent: UInt64 = 5
    package static let counter: UInt64 = 8
    package static let childOrdering: UInt64 = 11
    package static let rank: UInt64 = 12
    package static let unitName: UInt64 = 6
    /// The value `EXPLICIT` of a descriptor: child tracks are ordered by their ranks.
    package static let explicit: UInt64 = 3
  }

  /// Field numbers and event types of the message `TrackEvent`.
  package enum Event {
    package static let type: UInt64 = 9
    package static let track: UInt64 = 11
    package static let name: UInt64 = 23
    package static let double: UInt64 = 44
    package static let sliceBegin: UInt64 = 1
    package static let sliceEnd: UInt64 = 2
    package static let instant: UInt64 = 3
    package static let counter: UInt64 = 4
  }

  /// The names of this program's own tracks.
  package enum Track {
    /// The name of the parent track of all fingers.
    package static let fingers = "fingers"
    /// The start of the name of a finger's track, before its number; each touch is a slice of the track.
    package static let finger = "finger "
    /// The end of the name of a track with a finger's horizontal positions, in points.
    package static let x = " x"
    package static let y = " y"
    /// The name of the event that marks a touch cancelled by the system.
    package static let cancelled = "cancelled"
  }
}
