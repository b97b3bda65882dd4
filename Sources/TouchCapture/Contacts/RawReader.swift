#if Capture
  import GestureTraces

  /// Reads a device's raw contacts in parallel to libinput during a recording.
  ///
  /// After a loss (`SYN_DROPPED`), libevdev queries the kernel for the state; a gap is reported before the changes that result.
  final class RawReader {
    private let node: EvdevNode
    /// The device's number within the libinput context, from 0.
    let device: Int
    private var tracker: ContactTracker
    private let follower: ContactFollower
    /// The time of a loss, in microseconds, while libevdev reports the state after it; otherwise nil.
    private var lostAt: Int64?
    private var isGone = false

    /// Opens a device's node in parallel to libinput; nil if the device has no axes for contact positions.
    ///
    /// - Parameters:
    ///   - device: A surface that libinput has opened.
    ///   - start: The device's initial state, if a recording gives it; nil queries the node. A virtual node reports 0 for positions that
    ///     were never set, which is not a real position.
    /// - Throws: `CaptureError`.
    init?(_ device: InputDevice, start: [InitialState.Entry]? = nil) throws(CaptureError) {
      node = try EvdevNode.opening(device.node)
      let described = node.device
      guard let scale = ContactScale(described) else { return nil }
      self.device = device.id
      tracker = ContactTracker(described, start: start ?? node.state)
      follower = ContactFollower(scale: scale)
    }

    /// The file descriptor to wait for: readable when `drain` has events to read; -1 once the device is gone.
    var descriptor: Int32 { isGone ? -1 : node.descriptor }

    /// Reads all pending events of the device.
    ///
    /// - Parameter entries: Receives the contact events, with the kernel's timestamps.
    func drain(into entries: inout [EventBatch.Entry]) {
      while !isGone {
        switch node.read(isResynchronising: lostAt != nil) {
        case .loss(let time):
          lostAt = time
          // A loss from before the node was opened is not part of this recording; see `NodeClock`.
          if time > node.opened { tracker.noteLoss() }
        case .nothing:
          guard let time = lostAt else { return }
          lostAt = nil
          // If the state did not change during the loss, no frame reports it.
          if tracker.takeLoss() { entries.append(entry(.gap(.dropped), at: time)) }
        case .gone: isGone = true
        case .event(let event):
          guard let frame = tracker.take(event) else { continue }
          follower.follow(frame) { entries.append(entry($0, at: frame.timeMicroseconds)) }
        }
      }
    }

    private func entry(_ kind: TraceEvent.Kind, at time: Int64) -> EventBatch.Entry {
      EventBatch.Entry(device: device, time: time, content: kind, layer: .evdev)
    }
  }
#endif
