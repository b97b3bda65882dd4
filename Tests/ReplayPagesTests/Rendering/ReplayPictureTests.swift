import RefreshIndicators
import Testing

@testable import ReplayPages
@testable import ScrollPhysics
import TestSamples

@Suite("Drawn replays")
struct ReplayPictureTests {
  /// Every item of a picture with where it is, groups opened.
  private func flat(_ items: [DisplayItem], _ place: PathTransform = .identity) -> [(
    item: DisplayItem, place: PathTransform
  )] {
    items.flatMap { item in
      if case .group(let group) = item {
        flat(group.items, place.after(group.transform))
      } else {
        [(item, place)]
      }
    }
  }

  private func texts(_ list: DisplayList) -> [DisplayText] {
    flat(list.items).compactMap { if case .text(let text) = $0.item { text } else { nil } }
  }

  @Test("one frame, whole, as SVG")
  func golden() throws {
    let picture = try SampleReplay.picture(size: PictureSize(width: 240, height: 320))
    let drawing = picture.drawing(ofFrame: picture.frame(at: 0.25))
    let svg = SVGDocument(width: 240, height: 320, title: "a frame", drawing: drawing).text
    #expect(Golden.difference(of: svg, from: "frame.svg") == nil)
  }

  @Test(
    "the first row begins where the content does, below its inset and what is pulled", arguments: [0.0, 40])
  func content(_ inset: Double) throws {
    let picture = try SampleReplay.picture(topInset: inset)
    #expect(!picture.frames.isEmpty)
    for index in picture.frames.indices {
      let row = try #require(texts(picture.drawing(ofFrame: index)).first { $0.content == "Row 1" })
      // Rows are 64 pt tall and their title stands 4 pt above the middle.
      #expect(abs(row.position.y - (28 - picture.frames[index].offset)) < 1e-9)
    }
  }

  @Test("scrolled content shows the rows that are in the viewport, and none below its end")
  func scrolled() throws {
    let picture = try SampleReplay.picture(script: "down; move -640 640; hold 200; release")
    let last = texts(picture.drawing(ofFrame: picture.frame(at: 0.8))).filter { $0.content.hasPrefix("Row ") }
    #expect(last.first?.content == "Row 11" && last.count == 11)
  }

  @Test("the foot says state, time, pull and engine")
  func foot() throws {
    let picture = try SampleReplay.picture()
    let words = texts(picture.drawing(ofFrame: picture.frame(at: 0.25))).map(\.content)
    // It fired, so the edge is 60 pt lower: 60 + 667 · (1 − 1 / (1 + 0.55 · 190 / 667)) = 150.3.
    for text in ["refreshing", "250 ms", "pull 150.3 of 100.0 pt", "policy", "100.0 pt", "60 pt"] {
      #expect(words.contains(text), "\(text)")
    }
  }

  @Test("a finger is drawn while one is down, as far from its start as it went")
  func finger() throws {
    let picture = try SampleReplay.picture()
    func discs(_ time: Double) -> [PathPoint] {
      flat(picture.drawing(ofFrame: picture.frame(at: time)).items).compactMap {
        guard case .stroke(let path, PictureColors.finger, _) = $0.item, case .move(let to) = path.elements[0]
        else { return nil }
        return to
      }
    }
    let (start, end) = (try #require(discs(0).first), try #require(discs(0.35).first))
    #expect(abs(end.y - start.y - 300) < 1e-9 && abs(end.x - start.x) < 1e-9)
    #expect(discs(0.5).isEmpty)
  }

  @Test("the frame at a time is the one that was on screen then")
  func frames() throws {
    let picture = try SampleReplay.picture()
    #expect(picture.frame(at: 0) == 0 && picture.frame(at: 0.0166) == 0 && picture.frame(at: 0.0167) == 1)
    #expect(picture.frame(at: 1e9) == picture.frames.count - 1)
  }
}
