/// The numbers of Perfetto's fields and the names of tracks, shared by `export`, which writes them, and `import`, which reads them.
///
/// The numbers are from google/perfetto, `protos/perfetto/trace/perfetto_trace.proto` (v59.1, as its Python package ships it, read
/// 2026-11-25).
package enum PerfettoField {
  /// Fields of `Trace` and `TracePacket`.
  package enum Packet {
    package static let packet: UInt64 = 1
    package static let timestamp: UInt64 = 8
    package static let sequence: UInt64 = 10
    package static let event: UInt64 = 11
    package static let sequenceFlags: UInt64 = 13
    package static let descriptor: UInt64 = 60
  }

  /// Fields of `TrackDescriptor` and of its `CounterDescriptor`.
  package enum Descriptor {
    package static let uuid: UInt64 = 1
    package static let name: UInt64 = 2
    package static let parent: UInt64 = 5
    package static let counter: UInt64 = 8
    package static let childOrdering: UInt64 = 11
    package static let rank: UInt64 = 12
    package static let unitName: UInt64 = 6
    /// `EXPLICIT`: tracks are ordered by their ranks.
    package static let explicit: UInt64 = 3
  }

  /// Fields and types of `TrackEvent`.
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
    /// The group of all fingers' tracks.
    package static let fingers = "fingers"
    /// The prefix of a finger's track, before its number; each touch is a slice.
    package static let finger = "finger "
    /// The suffix of the tracks for a finger's positions, in points.
    package static let x = " x"
    package static let y = " y"
    /// The event that marks a touch cancelled by the system.
    package static let cancelled = "cancelled"
  }
}
