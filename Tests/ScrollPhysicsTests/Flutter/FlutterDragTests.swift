import ScrollPhysics
import Testing

@Suite("Flutter's drag")
struct FlutterDragTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 680)

  /// The overscroll past the start edge after a pull of `length` points in `count` equal movements from the edge.
  private func pull(_ length: Double, in count: Int, _ drag: FlutterDrag, from start: Double = 0) -> Double {
    var offset = start
    for _ in 0..<count { offset = drag.offset(after: length / Double(count), from: offset, in: extent) }
    return -offset
  }

  private func ios(_ form: ModelForm = .original) -> FlutterDrag {
    FlutterDrag(gain: 0.52, easesRigidly: false, form: form)
  }
  private func desktop(_ form: ModelForm = .original) -> FlutterDrag {
    FlutterDrag(gain: 0.26, easesRigidly: true, form: form)
  }

  @Test("inside the bounds everything passes")
  func inside() {
    for form in [ModelForm.original, .fixed] {
      #expect(ios(form).offset(after: 10, from: 300, in: extent) == 290)
      #expect(desktop(form).offset(after: -10, from: 300, in: extent) == 310)
    }
  }

  @Test("Q5: a movement from the edge or across it is not resisted; fixed, it is beyond the edge")
  func crossing() {
    #expect(pull(99, in: 1, ios()) == 99)
    #expect(ios().offset(after: 99, from: 40, in: extent) == -59)
    // By hand, the band: 0.52·99 / (1 + 0.52·99/680) = 47.854.
    let banded = 0.52 * 99 / (1 + 0.52 * 99 / 680)
    #expect(abs(pull(99, in: 1, ios(.fixed)) - banded) < 1e-12)
    #expect(abs(ios(.fixed).offset(after: 139, from: 40, in: extent) + banded) < 1e-12)
  }

  @Test(
    "the offset depends on how a pull is cut",
    arguments: [
      (1, 200.0), (2, 137.8), (5, 107.8), (10, 98.8), (25, 93.6), (50, 91.9), (100, 91.0), (200, 90.6),
      (1000, 90.3),
    ])
  func pathDependence(count: Int, shown: Double) {
    // `ModelComparison.md`: a 200 pt pull from the edge, d = 680, to a decimal.
    #expect(abs(pull(200, in: count, ios()) - shown) < 0.05)
  }

  @Test(
    "in movements of a point it shows what the table of all models has",
    arguments: [(100.0, 48.8, 25.7), (200, 90.6, 49.0), (400, 159.6, 90.8)])
  func pointByPoint(length: Double, phone: Double, desk: Double) {
    // `ModelComparison.md`, d = 680, to a decimal.
    #expect(abs(pull(length, in: Int(length), ios()) - phone) < 0.1)
    #expect(abs(pull(length, in: Int(length), desktop()) - desk) < 0.1)
  }

  @Test("with ever shorter movements it becomes the rubber band of coefficient G, and fixed it is that")
  func limit() {
    // By hand: 104 / (1 + 104/680) = 90.2041.
    #expect(abs(pull(200, in: 1_000_000, ios()) - 90.20408163265306) < 1e-3)
    for count in [1, 2, 5, 10, 100, 1000] {
      #expect(abs(pull(200, in: count, ios(.fixed)) - 90.20408163265306) < 1e-9)
      #expect(abs(pull(200, in: count, desktop(.fixed)) - 52 / (1 + 52.0 / 680)) < 1e-9)
    }
  }

  @Test("back towards the content the resistance is that of the movement's end, and 1:1 past the edge")
  func easing() {
    // By hand: 0.52·(1 − (150 − 200)/680)² = 0.599302, all of it inside 150.
    let factor = 0.52 * (1 + 50.0 / 680) * (1 + 50.0 / 680)
    #expect(abs(ios().offset(after: -200, from: -150, in: extent) - (-150 + 200 * factor)) < 1e-12)
    let far = 0.52 * (1 + 250.0 / 680) * (1 + 250.0 / 680)
    #expect(abs(ios().offset(after: -400, from: -150, in: extent) - (400 - 150 / far)) < 1e-12)
    #expect(desktop().offset(after: -200, from: -150, in: extent) == 50)
  }

  @Test("on desktops back is 1:1, fixed too, and inside the bounds or past the other edge the rest as ever")
  func rigidEasing() {
    #expect(desktop(.fixed).offset(after: -100, from: -150, in: extent) == -50)
    #expect(desktop(.fixed).offset(after: -200, from: -150, in: extent) == 50)
    let past = desktop(.fixed).offset(after: -4570, from: -150, in: extent) - extent.highestOffset
    #expect(abs(past - 26 / (1 + 26.0 / 680)) < 1e-9)
  }

  @Test("fixed, raw positions and offsets are inverse to each other, also past a viewport")
  func inverse() {
    for offset in stride(from: -2000.0, through: 8000, by: 7.3) {
      let raw = ios(.fixed).raw(forOffset: offset, in: extent)
      #expect(abs(ios(.fixed).offset(forRaw: raw, in: extent) - offset) < 1e-6)
    }
  }

  @Test("there and back the fixed form is where it was, the original is not")
  func thereAndBack() {
    func round(_ drag: FlutterDrag) -> Double {
      drag.offset(after: -120, from: drag.offset(after: 120, from: -30, in: extent), in: extent)
    }
    #expect(abs(round(ios(.fixed)) + 30) < 1e-12)
    #expect(abs(round(ios()) + 30) > 5)
  }

  @Test("the edges are mirror images in both forms")
  func mirror() {
    for drag in [ios(), ios(.fixed), desktop(), desktop(.fixed)] {
      for start in [-700.0, -200, -5, 0, 30] {
        for movement in [-400.0, -30, -1, 1, 50, 300] {
          let top = drag.offset(after: movement, from: start, in: extent)
          let bottom = drag.offset(after: -movement, from: extent.highestOffset - start, in: extent)
          #expect(abs(top + bottom - extent.highestOffset) < 1e-9)
        }
      }
    }
  }

  @Test("beyond a viewport the original resists less again")
  func beyond() {
    let past = ios().passed(10, from: -1360, in: extent)
    #expect(abs(past - 5.2) < 1e-12)
    #expect(ios().passed(10, from: -680, in: extent) == 0)
    #expect(ios(.fixed).passed(10, from: -1360, in: extent) < 0.01)
  }
}
