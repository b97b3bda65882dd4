import ScrollPhysics
import Testing

@Suite("Inset lock")
struct InsetLockTests {
  @Test("what is shown stays, whatever the inset becomes", arguments: [0.0, 20, 60, 200, 500])
  func stays(inset: Double) {
    let lock = InsetLock(model: .uikit)
    let old = ScrollExtent(contentLength: 6670, viewportLength: 667, topInset: 40)
    var new = old
    new.topInset = inset
    for raw in stride(from: -900.0, to: 7000, by: 33) {
      let moved = lock.raw(raw, from: old, to: new)
      #expect(
        abs(ScrollModel.uikit.offset(forRaw: moved, in: new) - ScrollModel.uikit.offset(forRaw: raw, in: old))
          < 1e-9)
      #expect(abs(lock.raw(moved, from: new, to: old) - raw) < 1e-8)
    }
  }
}
