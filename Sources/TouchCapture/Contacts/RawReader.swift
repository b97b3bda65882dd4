#if Capture
  import GestureTraces

  /// Reads a device's raw contacts beside libinput while it is recorded.
  ///
  /// After a loss (`SYN_DROPPED`) libevdev asks the kernel for the state, and a gap is told before the changes that gives.
  final class RawReader {
    private let node: EvdevNode
    /// The number of the device.
    let device: Int
    private var tracker: ContactTracker
    private let follower: ContactFollower
    /// The time of a loss, in microseconds, while libevdev tells the state after it; nil at any other time.
    private var lostAt: Int64?
    private var isGone = false

    /// Opens the node of a device beside libinput; nil where it has no axes for the positions of contacts.
    ///
    /// - Parameters:
    ///   - device: A surface that libinput has opened.
    ///   - start: Its state at the start, as its recording tells it; nil asks the node. A virtual node says 0 for positions
    ///     that nobody ever told it, which is no position.
    /// - Throws: `CaptureError`.
    init?(_ device: InputDevice, start: [InitialState.Entry]? = nil) throws(CaptureError) {
      node = try EvdevNode.opening(device.node)
      let described = node.device
      guard let scale = ContactScale(described) else { return nil }
      self.device = device.id
      tracker = ContactTracker(described, start: start ?? node.state)
      follower = ContactFollower(scale: scale)
    }

    /// Readable when `drain` has something to do; -1 once the device is gone.
    var descriptor: Int32 { isGone ? -1 : node.descriptor }

    /// Takes in everything that came.
    ///
    /// - Parameter entries: Gets the events of the contacts, at the kernel's stamps.
    func drain(into entries: inout [EventBatch.Entry]) {
      while !isGone {
        switch node.read(isResynchronising: lostAt != nil) {
        case .loss(let time):
          lostAt = time
          // A loss from before the node was open is none of this recording: see `NodeClock`.
          if time > node.opened { tracker.noteLoss() }
        case .nothing:
          guard let time = lostAt else { return }
          lostAt = nil
          // Where the state is the one from before, no frame tells of the loss.
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
