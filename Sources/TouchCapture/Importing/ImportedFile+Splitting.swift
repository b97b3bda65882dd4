import GestureTraces

extension ImportedFile {
  /// Splits the file into one trace per gesture, each with the intent of its label.
  ///
  /// A gesture ends when nothing touches the surface any more; a wheel scroll ends with a pause.
  ///
  /// - Parameter pause: Time without an event that ends a wheel scroll, in microseconds.
  /// - Returns: One trace per gesture; numbers are appended to file names if the traces have names.
  func split(pause: Int64) -> ImportedFile {
    var file = ImportedFile()
    file.notes = notes
    for (index, trace) in imported.enumerated() {
      for (number, part) in trace.trace.gestures(pause: pause).enumerated() {
        file.imported.append(ImportedTrace(part))
        let start = names.isEmpty ? (index == 0 ? "" : "\(index + 1)-") : names[index] + "-"
        file.names.append(start + SplitName.number(number + 1))
      }
    }
    if file.imported.isEmpty {
      file.notes.append(ImportNote(reason: "it does not contain gestures at which to split it"))
    }
    return file
  }
}

extension Trace {
  /// Splits the trace into one trace per gesture; each has the reasons for the grade that the import gave to the whole.
  fileprivate func gestures(pause: Int64) -> [Trace] {
    let own = TraceIntegrity(of: self).grade(endedAtMicroseconds: end?.timeMicroseconds ?? 0)
    let known = Set(own.reasons.map(TraceGrade.withoutPlace))
    let imported = (end?.reasons ?? []).filter { !known.contains(TraceGrade.withoutPlace($0)) }
    let letter = end?.grade.flatMap(TraceGrade.Letter.init) ?? .b
    return split(idle: header.device.kind == .wheel ? pause : 1).map { part in
      var part = part
      if let intent = part.header.intent(ofGestureBegunAt: 0) { part.header.intent = intent }
      part.header.labels = nil
      guard let last = part.end else { return part }
      var grade = TraceIntegrity(of: part).grade(endedAtMicroseconds: last.timeMicroseconds)
      for reason in imported { grade.find(own.letter < letter ? letter : .b, reason) }
      part.end = TraceEnd(timeMicroseconds: last.timeMicroseconds, events: last.events, grade: grade)
      return part
    }
  }
}

extension TraceGrade {
  /// The reason without the place where it first occurred, which is a row of the table or a line of its trace.
  package static func withoutPlace(_ reason: String) -> Substring {
    reason.firstRange(of: first).map { reason[..<$0.lowerBound] } ?? reason[...]
  }
}
