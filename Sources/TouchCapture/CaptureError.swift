import FileAccess

/// An error that ended a capture or left a part out: each message says where, what was wrong, and what to do.
package enum CaptureError: Error, Equatable, Sendable {
  /// A file could not be read: its path, the operation and the system's error number.
  case file(path: String, operation: String, errno: Int32)
  /// A line of a recording cannot be read; lines count from 1.
  case format(file: String, line: Int, message: String)
  /// A recording holds nothing to play; the message gives the reason.
  case noEvents(file: String, message: String)
  /// A table in which a column that is needed was not found; the message says which it has, and the option that names it.
  case unmapped(file: String, message: String)
  /// The system would not open a node, or several, for the same reason.
  case refused(node: String, errno: Int32)
  /// The node is of a class that this program never opens; `what` names it.
  case neverOpened(node: String, what: String)
  /// The path is no evdev node.
  case notADevice(path: String)
  /// No device to record on the seat.
  case noDevices(seat: String)
  /// There is no /dev/input: a container or a virtual machine without input.
  case noInput
  /// libinput itself failed: the operation and the error number.
  case libinput(operation: String, errno: Int32)
  /// The linker did not export this call, so that libinput would miss virtual devices.
  case notInterposed(call: String)
  /// A library that is loaded when needed cannot be.
  case library(LibraryError)
  /// This build has no libinput.
  case withoutCapture
}

extension CaptureError: CustomStringConvertible {
  /// One line, without `error: ` before it and without a full stop.
  package var description: String {
    switch self {
    case .file(let path, let operation, let errno):
      "\(path): \(operation): \(SystemError.text(errno))"
    case .format(let file, let line, let message): "\(file):\(line): \(message)"
    case .noEvents(let file, let message), .unmapped(let file, let message): "\(file): \(message)"
    case .refused(let node, let errno): "\(node): \(SystemError.text(errno)); \(Self.advice(errno))"
    case .neverOpened(let node, let what):
      "\(node): udev says this is \(what), and only touchpads, touchscreens, wheels and pointing sticks are"
        + " ever opened; choose another device (overscroll devices)"
    case .notADevice(let path):
      "\(path): not an input device; choose one of /dev/input/event… (overscroll devices)"
    case .noDevices(let seat):
      "seat \(seat): no touchpad, touchscreen or wheel; see overscroll devices, choose --seat or"
        + " --device. Without one: overscroll demo, lab, import, or --virtual RECORDING"
    case .noInput:
      "/dev/input: no such folder; this system has no input devices (a container needs --device=/dev/input);"
        + " without one: overscroll demo, lab, import, or --virtual RECORDING"
    case .libinput(let operation, let errno):
      "libinput: \(operation): \(SystemError.text(errno)); try again, or record one device with --device"
    case .notInterposed(let call):
      "virtual devices: this binary does not export '\(call)', so libinput cannot see them; link it with"
        + " -rdynamic"
    case .library(let error): "\(error)"
    case .withoutCapture:
      "this build cannot record: it was made without libinput; build it again with the trait Capture"
        + " (packages libinput-dev, libudev-dev, libevdev-dev)"
    }
  }

  /// Advice for a node that cannot be opened.
  static func advice(_ errno: Int32) -> String {
    switch errno {
    case SystemError.permission, SystemError.notPermitted:
      "join group 'input' (sudo usermod -aG input $USER, then log in again), or choose another device"
        + " (overscroll devices)"
    case SystemError.busy: "another program holds it; close that, or choose another device"
    case SystemError.gone, SystemError.missing:
      "plug it in again, or choose another device (overscroll devices)"
    default: "choose another device (overscroll devices)"
    }
  }
}
