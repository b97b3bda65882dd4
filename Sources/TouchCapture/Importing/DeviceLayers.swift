import GestureTraces

/// The events of one recorded device in both layers, libinput's and the raw contacts, on one clock.
struct DeviceLayers {
  /// libinput's events; nil if libinput was not used or did not accept the device.
  let heard: LibinputLayer.Heard?
  /// True if the source gives no ranges of the axes, so that the extremes of the recorded values are used.
  var isGuessed = false
  /// The flaws of the recorded text that limit the grade, such as lines left out or times from another clock.
  var findings = TraceGrade()
  private let device: EvdevDevice
  private let raw: RawContactTake?
  private let isMeasured: Bool
  private let isRawOnly: Bool

  /// Combines the layers of a device.
  ///
  /// - Parameters:
  ///   - device: The device with its events.
  ///   - heard: libinput's events for it; nil if there are none.
  ///   - isRawOnly: Whether libinput was not used.
  init(_ device: EvdevDevice, heard: LibinputLayer.Heard?, isRawOnly: Bool) {
    (self.device, self.heard, self.isRawOnly) = (device, heard, isRawOnly)
    let isSurface = heard?.device.kind != .wheel && InputClass(of: device).isDisjoint(with: .mouse)
    let scale = isSurface ? ContactScale(device) : nil
    isMeasured = scale?.isMeasured ?? false
    raw = scale.map { RawContactTake(device, scale: $0) }
  }

  /// True if the device has an event that a replay can use, in either layer.
  var hasAnything: Bool { heard?.isUsable == true || raw?.entries.isEmpty == false }

  /// The reason why the device has no raw contacts, as a phrase for the user.
  var rawEmptiness: String {
    raw == nil
      ? "a mouse, whose contacts are not read; remove --raw-only to import its wheel"
      : "it does not contain contacts"
  }

  /// The layers that the trace has, as its header lists them.
  var stated: [TraceLayer] {
    let listens: [TraceLayer] = heard == nil ? [] : [.libinput]
    return raw == nil ? listens : listens + [.evdev]
  }

  /// The device as the trace's header describes it.
  var described: InputDevice {
    if let heard { return heard.device }
    let classes = InputClass(of: device)
    let isSurface = !classes.isDisjoint(with: [.touchpad, .touchscreen, .mouse])
    let kind = NodePolicy.kind(Set(classes.udev.map(\.key)).contains)
    return InputDevice(
      id: 0, name: device.name, node: "", kind: isSurface ? kind : .unknown,
      bus: DeviceBus.name(device.bus),
      vendor: UInt32(device.vendor), product: UInt32(device.product), size: size, naturalScroll: false,
      scrollMethod: nil)
  }

  /// The size computed from the axes' resolution; nil if the kernel gives none.
  private var size: InputDevice.Size? {
    guard isMeasured, let axes = ContactAxes(of: device) else { return nil }
    let length = { (axis: EvdevAxis) in
      (Double(axis.maximum) - Double(axis.minimum)) / Double(axis.resolution)
    }
    return InputDevice.Size(width: length(axes.x), height: length(axes.y))
  }

  /// The events of both layers in order of time, from 0 at the first event of either.
  ///
  /// At equal times the raw contacts come first, because they are libinput's input.
  var events: [TraceEvent] {
    let libinput = heard?.events ?? []
    let contacts = raw?.events ?? []
    var merged: [TraceEvent] = []
    merged.reserveCapacity(libinput.count + contacts.count)
    var next = contacts.startIndex
    for event in libinput {
      while next < contacts.endIndex, contacts[next].timeMicroseconds <= event.timeMicroseconds {
        merged.append(contacts[next])
        next += 1
      }
      merged.append(event)
    }
    merged += contacts[next...]
    let zero = zero
    for index in merged.indices { merged[index].timeMicroseconds -= zero }
    return merged
  }

  private var zero: Int64 {
    [heard?.events.first?.timeMicroseconds, raw?.entries.first?.timeMicroseconds].compactMap { $0 }.min() ?? 0
  }

  /// The last line of the device's trace.
  ///
  /// - Parameter events: The value of `events`.
  /// - Returns: Time, event count, grade and its reasons.
  func end(of events: [TraceEvent]) -> TraceEnd {
    let last = max(heard?.ended ?? 0, device.events.last?.timeMicroseconds ?? 0)
    var integrity = described.integrity(hasLengths: !isGuessed)
    for event in events { integrity.follow(event) }
    if raw?.hasStrayLifts == true { integrity.noteStray() }
    if let heard { integrity.noteStamps(of: heard.integrity) }
    var grade = integrity.grade(endedAtMicroseconds: last - zero)
    if isGuessed { grade = grade.joined(with: .guessedRanges) }
    if device.isInferred { grade = grade.joined(with: .inferredDevice) }
    grade = grade.joined(with: findings)
    return TraceEnd(
      timeMicroseconds: last - zero, events: events.count, grade: grade)
  }
}
