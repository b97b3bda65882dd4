import Testing

@testable import TouchCapture
@testable import TextFormats
@testable import FileAccess

@Suite("Contacts of real recordings")
struct SharedContactsTests {
  /// Recordings by others, read where they lie; never part of this project.
  private static let folder = "../shared/recordings"
  private static let isThere = FileIO.exists("\(folder)/CONTACTS.jsonl")

  /// A contact as `CONTACTS.jsonl` has it: device units and seconds since the recording's first event.
  private struct Contact: Equatable, CustomStringConvertible {
    var down: Double
    var up: Double?
    var first: [Int]
    var last: [Int]
    var description: String { "\(down)…\(up.map { "\($0)" } ?? "open") \(first) \(last)" }
  }

  /// Every evdev recording, as another parser (that of `CONTACTS.jsonl`) understood it.
  private static func expected() throws -> [(file: String, frames: Int, contacts: [Contact])] {
    let lines = try FileIO.contents(of: "\(folder)/CONTACTS.jsonl").split(separator: UInt8(ascii: "\n"))
    return try lines.map { line in
      let entry = try JSONReader.value(of: Array(line))
      let contacts = (entry["contacts"]?.array ?? []).map { contact in
        let number = { (key: String) in contact[key]?.integer ?? -1 }
        return Contact(
          down: contact["t_down"]?.double ?? -1, up: contact["t_up"]?.double,
          first: [number("x0"), number("y0")], last: [number("x1"), number("y1")])
      }
      return (entry["file"]?.string ?? "", entry["frames"]?.integer ?? -1, contacts)
    }
  }

  /// The contacts of a recording by this project's tracker, without those that have no place of their own.
  private static func found(in path: String) throws -> (frames: Int, contacts: [Contact]) {
    let text = try RecordingSource(path)
    let format = try #require(RecordingImport.format(of: text.head))
    let content = try RecordingImport.content(of: text, format, ImportOptions(tool: "test"))
    guard case .devices(let recording) = content else { return (0, []) }
    let device = try #require(recording.devices.first)
    var tracker = ContactTracker(device)
    var open: [Int: (serial: Int, contact: Contact)] = [:]
    var closed: [Contact] = []
    var frames = 0
    for frame in device.events.compactMap({ tracker.take($0) }) {
      frames += 1
      let time = Double(frame.timeMicroseconds) / 1e6
      let placed = frame.contacts.filter { $0.value.serial >= 0 }
      for (slot, known) in open where placed[slot]?.serial != known.serial {
        var contact = known.contact
        contact.up = time
        closed.append(contact)
        open[slot] = nil
      }
      for (slot, point) in placed {
        let position = [Int(point.x), Int(point.y)]
        open[slot, default: (point.serial, Contact(down: time, first: position, last: position))].contact
          .last =
          position
      }
    }
    return (frames, closed + open.values.map(\.contact))
  }

  /// Where that parser and this tracker differ, and why this one is right.
  private static let differences = [
    // A Synaptics pad names the tool (BTN_TOOL_FINGER) while the finger still hovers; BTN_TOUCH is the contact
    // (Linux, event-codes.rst), and that parser begins with the tool.
    "evemu-devices/touchpad_SynPS2_Synaptics_TouchPad-fdo23890.events",
    "xorg-integration-tests/SynPS2-Synaptics-TouchPad-move.events",
    "xorg-integration-tests/SynPS2-Synaptics-TouchPad-tap.events",
    "xorg-integration-tests/SynPS2-Synaptics-TouchPad-two-finger-scroll-up.events",
    // Protocol A without numbers: that parser goes by the place in the list, so that a contact jumps across the surface
    // to the finger that stays when another lifts.
    "evemu-devices/touchpad_bcm5974.three-finger-click.events",
    "evemu-devices/touchscreen_N-Trig_MultiTouch.2-fingers-touch-release.events",
  ]

  @Test(
    "frames, contacts, their times and their first and last places are those of an independent parser",
    .enabled(if: isThere, "../shared/recordings is not here"))
  func contacts() throws {
    var compared = 0
    for (file, frameCount, expected) in try Self.expected() {
      let (frames, contacts) = try Self.found(in: "\(Self.folder)/\(file)")
      let found = contacts.sorted(by: Self.isBefore)
      #expect(frames == frameCount, "\(file)")
      #expect(found.count == expected.count, "\(file)")
      guard !Self.differences.contains(file) else { continue }
      for (one, other) in zip(found, expected.sorted(by: Self.isBefore)) where one != other {
        Issue.record("\(file): \(one) here, \(other) there")
      }
      compared += found.count
    }
    // CONTACTS.jsonl holds 256 contacts in the files that are compared.
    #expect(compared == 256)
  }

  private static func isBefore(_ one: Contact, _ other: Contact) -> Bool {
    (one.down, one.first[0], one.first[1]) < (other.down, other.first[0], other.first[1])
  }
}
