import RefreshIndicators
import Testing

@Suite("Paths that draw themselves in turn")
struct PathSequenceTests {
  @Test(
    "a path's own share is (p − t)/(1 − t), nothing up to its start",
    arguments: [
      (0.0, 0.0, nil), (0, 0.5, 0.5), (0.3, 0.3, nil), (0.3, 0.65, 0.5), (0.3, 1, 1), (1, 1, nil),
      (0.5, .nan, nil),
    ] as [(Double, Double, Double?)])
  func starts(_ start: Double, _ whole: Double, _ local: Double?) {
    let share = PathStart(start).local(at: whole)
    #expect((share == nil) == (local == nil))
    if let share, let local { #expect(abs(share - local) < 1e-15) }
  }

  @Test("each path begins at its start and all end together")
  func timeline() throws {
    let sequence = PathSequence([
      .init(try VectorPath(svg: "M0 0H10")), .init(try VectorPath(svg: "M0 5H10"), start: PathStart(0.5)),
    ])
    #expect(sequence.path(at: 0).svg.isEmpty)
    #expect(sequence.path(at: 0.5).svg == "M0 0L5 0")
    #expect(sequence.path(at: 0.75).svg == "M0 0L7.5 0M0 5L5 5")
    #expect(sequence.path(at: 1).svg == "M0 0L10 0M0 5L10 5")
  }

  @Test(
    "paths share a frame as they are told",
    arguments: [
      (PathSequence.Fit.each, "M0 25L100 25L100 75M0 0L100 100"),
      (.asFirst, "M0 25L100 25L100 75M40 45L60 65"),
      (.together, "M0 25L100 25L100 75M40 45L60 65"),
    ])
  func fits(_ fit: PathSequence.Fit, _ drawn: String) throws {
    let parts = [
      PathSequence.Part(try VectorPath(svg: "M0 0H50V25")),
      PathSequence.Part(try VectorPath(svg: "M20 10L30 20")),
    ]
    let sequence = PathSequence(parts, into: PathRectangle(width: 100, height: 100), fit: fit)
    #expect(sequence.path(at: 1).svg == drawn)
  }

  @Test("as first and together differ where a later path reaches further")
  func asFirst() throws {
    let parts = [
      PathSequence.Part(try VectorPath(svg: "M0 0H10V10")),
      PathSequence.Part(try VectorPath(svg: "M0 0H20V20")),
    ]
    let frame = PathRectangle(width: 10, height: 10)
    #expect(PathSequence(parts, into: frame, fit: .asFirst).path(at: 1).bounds?.width == 20)
    #expect(PathSequence(parts, into: frame, fit: .together).path(at: 1).bounds?.width == 10)
  }
}
