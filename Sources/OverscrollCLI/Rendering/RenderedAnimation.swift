import PictureRendering
import ReplayReport

/// Every frame of a replay as an animated WebP: each changes only the box in which something moved.
struct RenderedAnimation {
  /// The file.
  let bytes: [UInt8]
  /// What is in it, for people.
  let summary: String

  /// Display frames that are drawn at most: a minute of 60 a second.
  private static let mostFrames = 3600
  /// How long the last frame stays before the animation begins again, in milliseconds.
  private static let lastFrame = 1000
  /// Frames that are drawn before they are packed: keeps memory small.
  private static let stretch = 32

  /// A frame that is to be packed: what changed, and when it comes, in milliseconds.
  private struct Change: Sendable {
    let part: Raster
    let box: PixelBox
    let time: Int
  }

  /// Draws and packs every frame of `picture`.
  ///
  /// - Parameters:
  ///   - picture: The replay.
  ///   - scale: Pixels to a point.
  /// - Throws: What is missing or too large.
  init(_ picture: ReplayPicture, scale: Double) throws {
    guard picture.frames.count <= Self.mostFrames else {
      throw UserError(
        "the animation would have \(picture.frames.count) frames, and \(Self.mostFrames) are the most; lower --rate"
      )
    }
    let (renderer, encoder) = (try PictureRenderer(), try WebPEncoder())
    var last: Raster?
    var file = Packing()
    for start in stride(from: 0, to: picture.frames.count, by: Self.stretch) {
      var changes: [Change] = []
      for index in start..<min(start + Self.stretch, picture.frames.count) {
        let raster = try renderer.raster(
          of: picture.drawing(ofFrame: index), width: picture.size.width, height: picture.size.height,
          scale: scale)
        let box = last.map { PixelBox.change(from: $0, to: raster) }
        if let box = box ?? PixelBox(x: 0, y: 0, width: raster.width, height: raster.height) {
          let time = Int((picture.frames[index].time * 1000).rounded())
          changes.append(Change(part: raster.part(box), box: box, time: time))
        }
        last = raster
      }
      try file.add(changes, encoder)
    }
    guard let last else { preconditionFailure("a picture has frames") }
    let end = Int((picture.frames[picture.frames.count - 1].time * 1000).rounded()) + Self.lastFrame
    bytes = file.bytes(width: last.width, height: last.height, end: end)
    summary =
      "\(picture.frames.count) frames in \(Figures.fixed(Double(end) / 1000, decimals: 1)) s, "
      + "\(last.width) × \(last.height) px, \((bytes.count + 1023) / 1024) KiB"
  }

  /// Packed frames, and when each comes.
  private struct Packing {
    private var parts: [(file: [UInt8], box: PixelBox, time: Int)] = []

    /// Packs frames on all processors.
    mutating func add(_ changes: [Change], _ encoder: WebPEncoder) throws {
      let files = ParallelMap.run(changes.count, jobs: ParallelMap.processors) { index in
        Result { () throws(RenderingError) in try encoder.file(changes[index].part) }
      }
      for (file, change) in zip(files, changes) {
        parts.append((try file.get(), change.box, change.time))
      }
    }

    /// The file, whose last frame stays until `end` milliseconds.
    func bytes(width: Int, height: Int, end: Int) -> [UInt8] {
      var animation = WebPAnimation(width: width, height: height)
      let ends = parts.dropFirst().map(\.time) + [end]
      for (part, end) in zip(parts, ends) { animation.add(part.file, in: part.box, for: end - part.time) }
      return animation.bytes
    }
  }
}
