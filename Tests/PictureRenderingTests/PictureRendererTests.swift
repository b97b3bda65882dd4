import RefreshIndicators
import Testing

@testable import PictureRendering
@testable import ScrollPhysics

@Suite("Pixels of display lists")
struct PictureRendererTests {
  private let red = DisplayColor(0xFF0000)

  private func raster(_ list: DisplayList, _ width: Double = 20, _ height: Double = 10, scale: Double = 1)
    throws
    -> Raster
  {
    try PictureRenderer().raster(of: list, width: width, height: height, scale: scale)
  }

  private func isRed(_ raster: Raster, _ x: Int, _ y: Int) -> Bool { raster[x, y] == (255, 0, 0, 255) }
  private func isEmpty(_ raster: Raster, _ x: Int, _ y: Int) -> Bool { raster[x, y] == (0, 0, 0, 0) }

  @Test("a filled box covers its pixels and no others, whatever the scale", arguments: [1.0, 3])
  func fill(_ scale: Double) throws {
    var list = DisplayList()
    list.fill(.rectangle(x: 4, y: 2, width: 8, height: 4), red)
    let raster = try raster(list, scale: scale)
    let s = Int(scale)
    #expect(raster.width == 20 * s && raster.height == 10 * s)
    #expect(isRed(raster, 4 * s, 2 * s) && isRed(raster, 12 * s - 1, 6 * s - 1))
    #expect(isEmpty(raster, 4 * s - 1, 2 * s) && isEmpty(raster, 12 * s, 6 * s - 1))
  }

  // A fifth of 255 is 51, and as little of the colour's own parts, which are premultiplied: of 102 it is 20.4.
  @Test("a colour has its parts, and lets through what its opacity leaves, in fills, strokes and text")
  func translucent() throws {
    let faint = DisplayColor(0xFF0066, opacity: 0.2)
    var list = DisplayList()
    list.fill(.rectangle(x: 0, y: 0, width: 4, height: 4), DisplayColor(0x336699))
    list.fill(.rectangle(x: 6, y: 0, width: 4, height: 4), faint)
    list.stroke(.polyline([PathPoint(0, 8), PathPoint(18, 8)]), faint, StrokeStyle(2))
    let raster = try raster(list)
    #expect(raster[1, 1] == (51, 102, 153, 255))
    #expect(raster[7, 1] == (51, 0, 20, 51) && raster[9, 8] == (51, 0, 20, 51))
    var words = DisplayList()
    words.text(DisplayText("H", at: PathPoint(2, 20), size: 20, color: DisplayColor(0xFF0000, opacity: 0.2)))
    let drawn = try self.raster(words, 20, 30)
    let most = (0..<20).flatMap { x in (0..<30).map { drawn[x, $0].opacity } }.max() ?? 0
    #expect((26...51).contains(most))
  }

  @Test("a group is moved, cut off and faded as one")
  func groups() throws {
    var inner = DisplayList()
    inner.fill(.rectangle(x: 0, y: 0, width: 4, height: 4), red)
    inner.fill(.rectangle(x: 0, y: 0, width: 4, height: 4), red)
    var list = DisplayList()
    list.add(
      inner, transform: PathTransform.move(8, 2).after(.scale(2)),
      clip: .rectangle(x: 0, y: 0, width: 2, height: 4), opacity: 0.5)
    let raster = try raster(list)
    // Twice the same red, faded once: half of it, times its opacity.
    #expect(raster[8, 2] == (128, 0, 0, 128) && raster[11, 9] == (128, 0, 0, 128))
    #expect(isEmpty(raster, 7, 2) && isEmpty(raster, 12, 2))
  }

  @Test("a line has its width, its gaps and its ends")
  func strokes() throws {
    var list = DisplayList()
    list.stroke(
      .polyline([PathPoint(2, 5), PathPoint(18, 5)]), red, StrokeStyle(2, dash: [4, 4]))
    let raster = try raster(list)
    #expect(isRed(raster, 2, 4) && isRed(raster, 5, 5) && isRed(raster, 10, 4))
    #expect(isEmpty(raster, 6, 4) && isEmpty(raster, 1, 4) && isEmpty(raster, 2, 3))
  }

  @Test("a quadratic curve is the same as the cubic one it is")
  func curves() throws {
    var (quadratic, cubic) = (DisplayList(), DisplayList())
    let (start, control, end) = (PathPoint(0, 9), PathPoint(9, -9), PathPoint(18, 9))
    quadratic.fill(VectorPath([.move(start), .quadratic(control, to: end)]), red)
    cubic.fill(VectorPath([.move(start), .cubic(PathPoint(6, -3), PathPoint(12, -3), to: end)]), red)
    #expect(try raster(quadratic) == raster(cubic))
  }

  /// The columns in which a text draws anything.
  private func columns(_ anchor: DisplayText.Anchor) throws -> ClosedRange<Int> {
    var list = DisplayList()
    list.text(DisplayText("HH", at: PathPoint(40, 20), size: 20, anchor: anchor, color: red))
    let raster = try raster(list, 80, 30)
    let drawn = (0..<80).filter { x in (0..<30).contains { raster[x, $0].opacity > 0 } }
    return try #require(drawn.first)...#require(drawn.last)
  }

  @Test("text stands on its baseline, on the side of its anchor")
  func text() throws {
    let (start, middle, end) = (try columns(.start), try columns(.middle), try columns(.end))
    #expect(start.lowerBound >= 40 && end.upperBound < 40)
    #expect(abs(40 - middle.lowerBound - (middle.upperBound + 1 - 40)) <= 2)
    var list = DisplayList()
    list.text(DisplayText("H", at: PathPoint(2, 20), size: 20, color: red))
    let raster = try raster(list, 20, 30)
    let rows = (0..<30).filter { y in (0..<20).contains { raster[$0, y].opacity > 128 } }
    // A capital's foot is the baseline; it is about 0.7 of the size tall.
    #expect(rows.last == 19)
    #expect((12...16).contains(rows.count))
  }

  @Test("a PNG says its size in its header and ends as one")
  func png() throws {
    let bytes = try PictureRenderer().png(of: DisplayList(), width: 20, height: 10.2, scale: 2)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(Array(bytes[12..<24]) == Array("IHDR".utf8) + [0, 0, 0, 40, 0, 0, 0, 21])
    #expect(Array(bytes.suffix(8).prefix(4)) == Array("IEND".utf8))
  }

  @Test("a picture larger than cairo takes is refused with its size")
  func tooLarge() throws {
    let renderer = try PictureRenderer()
    #expect(throws: RenderingError.tooLarge(40_000, most: 32_767)) {
      try renderer.raster(of: DisplayList(), width: 400, height: 10, scale: 100)
    }
  }

  @Test("a picture of more pixels than 8192 × 8192 is refused before one is made")
  func tooMany() throws {
    #expect(throws: RenderingError.tooManyPixels(256_000_000, most: 67_108_864)) {
      try PictureRenderer.pixels(width: 4000, height: 4000, scale: 4)
    }
    let (columns, rows) = try PictureRenderer.pixels(width: 4096, height: 4096, scale: 2)
    #expect(columns == 8192 && rows == 8192)
  }
}
