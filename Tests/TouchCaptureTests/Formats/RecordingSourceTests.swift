import Testing

@testable import TouchCapture
@testable import FileAccess

@Suite("Texts of recordings")
struct RecordingSourceTests {
  /// The longest of the recordings by others that is evemu, four pieces long; never part of this project.
  private static let path =
    "../shared/recordings/evemu-devices/touchpad_SynPS2_Synaptics_TouchPad.events"

  @Test(
    "a file in pieces is the file at once: its bytes, its events, the line of an error",
    .enabled(if: FileIO.exists(path), "../shared/recordings is not here"))
  func pieces() throws {
    let source = try RecordingSource(Self.path)
    let bytes = try FileIO.contents(of: Self.path)
    var pieces: [[UInt8]] = []
    try source.read { pieces.append(Array($0)) }
    #expect(pieces.count == 4 && pieces.flatMap { $0 } == bytes && source.head == pieces[0])
    #expect(try source.contents() == bytes && source.shownPath == Self.path)
    let whole = try EvemuReader.read(bytes, file: Self.path)
    #expect(try EvemuReader.read(source).device == whole.device && whole.device.events.count > 7000)
  }

  @Test("what is no regular file is read once, and whole")
  func streams() throws {
    #expect(try RecordingSource("/dev/null").head.isEmpty)
    let text = RecordingSource([1, 2], shownPath: "f")
    var pieces: [[UInt8]] = []
    try text.read { pieces.append(Array($0)) }
    #expect(try pieces == [[1, 2]] && text.contents() == [1, 2])
  }
}
