import GestureTraces

/// Lists the input devices, with the reason for each one that cannot be recorded.
package enum DeviceList {
  /// One device, as `overscroll devices` shows it.
  package struct Entry: Equatable, Sendable {
    /// The path of the node.
    package var node: String
    /// The driver's name for the device; empty if the node may not be read.
    package var name: String
    /// The kind of device, such as touchpad or touchscreen.
    package var kind: TraceDevice.Kind
    /// The seat to which the device is assigned: a set of input devices for one person, such as `seat0`.
    package var seat: String
    /// Width and height in millimetres; nil if unknown or if the node may not be read.
    package var size: [Double]?
    /// The system's error number if the node may not be opened; nil if it may.
    package var errno: Int32?
    /// True while another program has exclusive access (a grab).
    package var isGrabbed = false
    /// Advice about what to do before recording from the device; nil if nothing is needed.
    package var advice: String?

    /// A device; a value that is not given is unknown, or does not apply.
    ///
    /// - Parameters:
    ///   - node: The path of the node.
    ///   - name: The driver's name for the device.
    ///   - kind: The kind of device.
    ///   - seat: The seat to which the device is assigned.
    ///   - size: Width and height in millimetres.
    ///   - errno: The system's error number if the node may not be opened.
    ///   - advice: Advice about what to do before recording from the device.
    package init(
      node: String, name: String, kind: TraceDevice.Kind, seat: String, size: [Double]? = nil,
      errno: Int32? = nil,
      advice: String? = nil
    ) {
      self.node = node
      self.name = name
      self.kind = kind
      self.seat = seat
      self.size = size
      self.errno = errno
      self.advice = advice
    }
  }

  /// The devices of every seat that may be recorded, in order of their nodes.
  ///
  /// Nothing else is opened, in particular no keyboard.
  ///
  /// - Returns: One entry per device; empty if there is none.
  /// - Throws: `CaptureError`.
  package static func entries() throws(CaptureError) -> [Entry] {
    #if Capture
      try DeviceSurvey().entries()
    #else
      throw .withoutCapture
    #endif
  }
}
