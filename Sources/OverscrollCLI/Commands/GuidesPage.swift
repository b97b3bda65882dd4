import TextFormats

/// The list of guides: the task, and the page about it.
enum GuidesPage {
  /// The guides: the name of the page without `.md`, and the task.
  static let guides: [(name: String, shows: String)] = [
    ("ReadTheReport", "what a report says, and what a change to an engine does"),
    ("ChooseAThreshold", "what every threshold would do, and how far a finger must go"),
    ("ThresholdByThumb", "the same with your own thumb, on a phone, in five minutes"),
    ("FromRecordings", "from recordings that you have, of any kind, to an answer"),
    ("RecordPeople", "prompted takes of people, and what they meant"),
    ("ComparePhysics", "rubber bands, bounces and flings side by side"),
    ("FindACurve", "which model made a curve that you logged"),
    ("HoldYourApp", "your own app held against its engine, also in CI"),
    ("TryYourEngine", "your own code, in any language, among the engines"),
    ("SmallestTrace", "the least trace that shows a bug, for an issue"),
    ("SendGesturesOut", "a gesture for a device, a browser or the test of an app"),
    ("FlakyPulls", "why a pull in a UI test is flaky, by runner"),
    ("GateCI", "a build that fails when an engine gets worse"),
    ("Pandas", "rows for pandas, one a gesture and engine"),
    ("Python", "traces, rows and reports in Python"),
    ("ManyMachines", "a corpus in parts on many machines"),
    ("PackedCorpus", "millions of gestures in one small file"),
    ("PersonalData", "what a file says about a person, and how to take it out"),
    ("UseAsALibrary", "your finger and your engine in Swift"),
    ("Glossary", "the words of the program and its pages, one line each"),
    ("HowAccurate", "how accurate it is, and how that is known"),
    ("Contract", "what stays as it is: names, exit codes, schemas"),
    ("Promises", "what is promised, and how it is tested"),
    ("Limits", "every limit in one table"),
    ("Installing", "four ways to install it, and what it needs"),
  ]

  /// The page, ending with a line feed.
  static var text: String {
    "Guides, each with commands to copy and what they print:\n"
      + guides.map { HelpText.row($0.name, $0.shows, indent: 20) }.joined(separator: "\n") + "\n\n"
      + HelpText.wrap(
        "Each is a Markdown text of that name: \(whereabouts). Most commands run on the folder traces of the sources: 'overscroll demo' makes such traces, and your own do."
      ) + "\n"
  }

  /// The task and the place of one guide; nil if there is no guide with this name.
  ///
  /// - Parameter name: The name of the page, with or without `.md`, in any case.
  /// - Returns: A page of a few lines, ending with a line feed.
  static func page(of name: String) -> String? {
    let wanted = name.lowercased()
    guard
      let guide = guides.first(where: { [$0.name, $0.name + ".md"].contains { $0.lowercased() == wanted } })
    else { return nil }
    return HelpText.wrap("\(guide.name) is a guide: \(guide.shows).") + "\n\n"
      + HelpText.wrap("It is the Markdown text \(guide.name).md: \(whereabouts).") + "\n"
  }

  /// A sentence about the folders of the guides.
  private static let whereabouts =
    "of an installed program in share/doc/overscroll/guides, beside its bin, with the pages it names in reference beside that; in the sources in Sources/*/Documentation.docc"
}
