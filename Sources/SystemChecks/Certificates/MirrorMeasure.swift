/// Measures mirror symmetry: a mirrored gesture must move content by the mirror image, under the finger and afterwards.
enum MirrorMeasure {
  /// The largest difference between an offset at one edge and the mirror image of the offset at the other edge.
  static func finding(of subject: CertificateSubject) -> CertificateFinding {
    var worst = WorstCase()
    for gesture in CertificateScene.gestures {
      let (run, image) = (
        CertificateRun(gesture, of: subject), CertificateRun(gesture.mirrored, of: subject)
      )
      for (index, offset) in run.shown.enumerated() {
        note(offset, image.shown[index], in: gesture, "under the finger, event \(index + 1)", &worst)
      }
      for time in run.frames {
        note(
          run.free.offset(at: time), image.free.offset(at: time), in: gesture,
          "\(WorstCase.milliseconds(time - run.lift)) after the release", &worst)
      }
    }
    return CertificateFinding(.mirror, worst, limit: CertificateLimit.exact)
  }

  private static func note(
    _ offset: Double, _ image: Double, in gesture: CertificateGesture,
    _ when: @autoclosure () -> String, _ worst: inout WorstCase
  ) {
    let extent = CertificateScene.extent
    let mirrored = extent.lowestOffset + extent.highestOffset - image
    worst.note(
      mirrored - offset, in: gesture,
      "\(when()): \(WorstCase.text(offset)) pt, mirrored \(WorstCase.text(mirrored)) pt")
  }
}
