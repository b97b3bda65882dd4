import Testing

@testable import ReplayPages

@Suite("Telling moments")
struct TellingMomentsTests {
  private func words(_ count: Int, script: String = "down; move 300 300; hold 100; release") throws
    -> [String]
  {
    TellingMoments(picture: try SampleReplay.picture(script: script)).chosen(count).map(\.words)
  }

  @Test("what happened comes first; the trigger is the last that is left out")
  func events() throws {
    #expect(try words(1) == ["fires"])
    // The crossing is one frame before the trigger: too near to be shown for itself.
    #expect(try words(3) == ["finger down", "fires", "release"])
    #expect(try words(4) == ["finger down", "fires", "release", "end"])
    let more = try words(8)
    #expect(more.contains("finishing") && more.count == 8)
  }

  @Test("half of the frames lead to the trigger, however long what follows takes", arguments: [6, 7, 12, 13])
  func pull(_ count: Int) throws {
    let words = try words(count, script: "down; move 300 300; hold 2000; release")
    let trigger = try #require(words.firstIndex(of: "fires"))
    #expect(trigger == (count + 1) / 2 && words.count == count && words[0] == "finger down")
  }

  @Test("a pull that fires at once shows the few frames there are, and what follows")
  func soon() throws {
    let words = try words(12, script: "down; move 300 20; hold 100; release")
    let trigger = try #require(words.firstIndex(of: "fires"))
    #expect(trigger < 6 && words.count == 12)
  }

  @Test("frames are in order, each once, and no more than there are", arguments: [1, 5, 12, 60, 1000])
  func order(_ count: Int) throws {
    let picture = try SampleReplay.picture()
    let frames = TellingMoments(picture: picture).chosen(count).map(\.frame)
    #expect(frames.count == min(count, picture.frames.count))
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 < $1 })
    #expect(frames.allSatisfy(picture.frames.indices.contains))
  }

  @Test("a pull that fires nothing has contact, lift, end and frames between")
  func nothing() throws {
    let words = try words(5, script: "down; move 60 100; release")
    #expect(words.first == "finger down" && words.last == "end" && words.contains("release"))
    #expect(words.count == 5 && !words.contains("fires"))
  }
}
