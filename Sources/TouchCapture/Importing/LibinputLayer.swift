import GestureTraces

/// The events that the real libinput makes from a recording, by device.
struct LibinputLayer {
  /// The events of one device; times are in microseconds on the recording's clock.
  struct Heard {
    /// The device as libinput describes it.
    let device: InputDevice
    /// Its events.
    var events: [TraceEvent] = []
    /// When its recording ended, after libinput's last timer.
    var ended: Int64 = 0
    /// The losses and timestamps that determine its grade.
    var integrity = TraceIntegrity()
    /// True if there is anything that a replay can use.
    var isUsable = false
  }

  /// The events by the device's index in the recording, including devices that gave no event.
  private(set) var takes: [Int: Heard] = [:]

  #if Capture
    private let outcome: VirtualPlayer.Outcome

    /// The version of the loaded libinput.
    static var version: String? { LibinputVersion.text }

    /// Plays a recording through libinput; `file` is its name, for errors.
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

    /// The reason why a device gave nothing that a replay can use, as a phrase.
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
    /// Nil in a build without libinput.
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
  /// Collects the devices' events, with times converted back to the recording's clock.
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
