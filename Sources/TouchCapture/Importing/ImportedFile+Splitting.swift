import GestureTraces

extension ImportedFile {
  /// The same file with a trace for each gesture, which has the intent of its label.
  ///
  /// Gestures end when nothing touches the surface any more; what a wheel turns ends with a pause.
  ///
  /// - Parameter pause: Time without an event that ends a turn of a wheel, in microseconds.
  /// - Returns: A trace for each gesture, numbered in the names of their files where the traces have names.
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
    if file.imported.isEmpty { file.notes.append(ImportNote(reason: "no gesture in it to split it by")) }
    return file
  }
}

extension Trace {
  /// A trace for each gesture, with the reasons that an import gave for the grade of the whole.
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
  /// A reason without the place where it was seen first: of a table that place is a row, of its trace a line.
  package static func withoutPlace(_ reason: String) -> Substring {
    reason.firstRange(of: first).map { reason[..<$0.lowerBound] } ?? reason[...]
  }
}
