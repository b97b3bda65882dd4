import GestureTraces

/// The events that the real libinput sends when a recording is played to it, by device.
struct LibinputLayer {
  /// libinput's events for one device; times are in microseconds on the recording's clock.
  struct Heard {
    /// The device as libinput describes it.
    let device: InputDevice
    /// libinput's events for the device, in order of time.
    var events: [TraceEvent] = []
    /// The time when the playback for the device ended, after libinput's last timer.
    var ended: Int64 = 0
    /// The losses and timestamps that determine the grade of the device's trace.
    var integrity = TraceIntegrity()
    /// True if the device has an event that a replay can use.
    var isUsable = false
  }

  /// libinput's events for each device, by its index in the recording; also devices for which libinput sent none.
  private(set) var takes: [Int: Heard] = [:]

  #if Capture
    private let outcome: VirtualPlayer.Outcome

    /// The version of the loaded libinput.
    static var version: String? { LibinputVersion.text }

    /// Plays a recording through libinput; `file` is the recording's name, for errors.
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

    /// The reason why a device has no event that a replay can use, as a phrase for the user.
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
    /// The version of libinput; always nil, because this build has no libinput.
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
  /// Collects libinput's events for each device, with times converted back to the recording's clock.
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
