import GestureTraces

/// What the real libinput tells of a recording, by device.
struct LibinputLayer {
  /// What was heard of one device; times are microseconds of the recording.
  struct Heard {
    /// The device as libinput has it.
    let device: InputDevice
    /// Its events.
    var events: [TraceEvent] = []
    /// When its last timer had ended.
    var ended: Int64 = 0
    /// What its grade depends on.
    var integrity = TraceIntegrity()
    /// Whether anything came that a replay can use.
    var isUsable = false
  }

  /// What was heard, by the number of the device in the recording; of one that gave no event too.
  private(set) var takes: [Int: Heard] = [:]

  #if Capture
    private let outcome: VirtualPlayer.Outcome

    /// The version of libinput that is running.
    static var version: String? { LibinputVersion.text }

    /// Plays a recording; `file` is its name, for errors.
    init(of recording: EvdevRecording, file: String) throws {
      let player = try VirtualPlayer(recording)
      var sink = LayerCollector()
      outcome = try player.play(.seat("seat0"), into: &sink)
      for take in outcome.takes {
        guard let number = Self.number(take.device.node) else { continue }
        var heard = sink.heard[take.device.id] ?? Heard(device: take.device)
        (heard.integrity, heard.isUsable) = (take.integrity, take.isUsable)
        takes[number] = heard
      }
    }

    /// Why a device gave nothing that a replay can use; a phrase.
    func emptiness(of number: Int, in recording: EvdevRecording) -> String {
      let one = EvdevRecording(devices: [recording.devices[number]])
      let node = VirtualWorld.node(number)
      return EmptyTake.reason(
        of: one,
        VirtualPlayer.Outcome(
          takes: outcome.takes.filter { $0.device.node == node },
          denied: outcome.denied.filter { $0.key == node },
          refused: outcome.refused.filter { $0.key == node }, complaint: outcome.complaint))
    }

    private static func number(_ node: String) -> Int? { Int(node.drop { !$0.isNumber }) }
  #else
    /// Without libinput there is no version.
    static var version: String? { nil }

    init(of recording: EvdevRecording, file: String) throws {
      throw CaptureError.noEvents(
        file: file,
        message: "this build was made without libinput; give --raw-only for the raw contacts alone")
    }

    func emptiness(of number: Int, in recording: EvdevRecording) -> String { "" }
  #endif
}

#if Capture
  /// Gathers takes with their times turned back to the recording's.
  private struct LayerCollector: TakeSink {
    private(set) var heard: [Int: LibinputLayer.Heard] = [:]
    private var zeros: [Int: Int64] = [:]

    mutating func begin(_ device: InputDevice, zero: Int64) throws -> Bool {
      heard[device.id] = LibinputLayer.Heard(device: device)
      zeros[device.id] = zero - VirtualWorld.recordingZero
      return true
    }

    mutating func store(_ event: TraceEvent, of device: InputDevice) throws {
      var event = event
      event.timeMicroseconds += zeros[device.id] ?? 0
      heard[device.id]?.events.append(event)
    }

    mutating func end(_ take: DeviceTake, at time: Int64) throws {
      heard[take.device.id]?.ended = time + (zeros[take.device.id] ?? 0)
    }
  }
#endif
