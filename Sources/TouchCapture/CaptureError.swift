import FileAccess

/// An error that ended a capture or made it incomplete; each message says where it happened, what was wrong, and what to do.
package enum CaptureError: Error, Equatable, Sendable {
  /// A file could not be read: its path, the operation and the system's error number.
  case file(path: String, operation: String, errno: Int32)
  /// A line of a recording cannot be read; lines are numbered from 1.
  case format(file: String, line: Int, message: String)
  /// A recording contains nothing to play; the message gives the reason.
  case noEvents(file: String, message: String)
  /// A needed column was not found in a table; the message lists the columns it has and the option that names one.
  case unmapped(file: String, message: String)
  /// The system refused to open a node, with this error number; `node` names several if they share the reason.
  case refused(node: String, errno: Int32)
  /// The node belongs to a class that this program never opens, such as keyboards; `what` names the class.
  case neverOpened(node: String, what: String)
  /// The path is not an evdev node.
  case notADevice(path: String)
  /// The seat has no device that can be recorded.
  case noDevices(seat: String)
  /// There is no /dev/input: this is a container or a virtual machine without input devices.
  case noInput
  /// A libinput call failed, with the operation and the error number.
  case libinput(operation: String, errno: Int32)
  /// The linker did not export this call, so libinput would not see virtual devices.
  case notInterposed(call: String)
  /// A library that is loaded on demand could not be loaded.
  case library(LibraryError)
  /// This build has no libinput support.
  case withoutCapture
}

extension CaptureError: CustomStringConvertible {
  /// The message in one line, without a leading `error: ` and without a full stop.
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
      "seat \(seat): it does not have a touchpad, touchscreen or wheel; see overscroll devices, choose --seat or"
        + " --device. Without a device use overscroll demo, lab, import, or --virtual RECORDING"
    case .noInput:
      "/dev/input: no such folder, so this system does not have input devices (a container needs --device=/dev/input);"
        + " without a device use overscroll demo, lab, import, or --virtual RECORDING"
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

  /// Advice for the user about a node that the system refused to open with this error number.
  static func advice(_ errno: Int32) -> String {
    switch errno {
    case SystemError.permission, SystemError.notPermitted:
      "join group 'input' (sudo usermod -aG input $USER, then log in again), or choose another device"
        + " (overscroll devices)"
    case SystemError.busy: "another program has grabbed it; close that program, or choose another device"
    case SystemError.gone, SystemError.missing:
      "plug it in again, or choose another device (overscroll devices)"
    default: "choose another device (overscroll devices)"
    }
  }
}
