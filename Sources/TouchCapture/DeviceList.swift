import GestureTraces

/// The list of input devices, with what keeps any from being recorded.
package enum DeviceList {
  /// A device, as `overscroll devices` shows it.
  package struct Entry: Equatable, Sendable {
    /// The path of the node.
    package var node: String
    /// The driver's name; empty where the node may not be read.
    package var name: String
    /// The kind of device.
    package var kind: TraceDevice.Kind
    /// The seat it belongs to.
    package var seat: String
    /// Width and height in millimetres; nil where the node may not be read or the kernel does not know.
    package var size: [Double]?
    /// The system's error number where it may not be opened; nil where it may.
    package var errno: Int32?
    /// True while another program holds it for itself.
    package var isGrabbed = false
    /// Advice for recording from it; nil where none is needed.
    package var advice: String?

    /// A device; what is not given is not known, or not needed.
    ///
    /// - Parameters:
    ///   - node: The path of the node.
    ///   - name: The driver's name.
    ///   - kind: The kind of device.
    ///   - seat: The seat it belongs to.
    ///   - size: Width and height in millimetres.
    ///   - errno: The system's error number where it may not be opened.
    ///   - advice: Advice for recording from it.
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
  /// Nothing else is opened, keyboards least of all.
  ///
  /// - Returns: An entry each; empty where there is none.
  /// - Throws: `CaptureError`.
  package static func entries() throws(CaptureError) -> [Entry] {
    #if Capture
      try DeviceSurvey().entries()
    #else
      throw .withoutCapture
    #endif
  }
}
