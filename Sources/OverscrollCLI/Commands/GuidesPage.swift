import TextFormats

/// `overscroll help guides`: each task with the name of the page that shows how to do it.
enum GuidesPage {
  /// Each guide: the name of its page, without `.md`, and the task it shows.
  static let guides: [(name: String, shows: String)] = [
    ("ReadTheReport", "read a report, and see what changes when an engine changes"),
    ("ChooseAThreshold", "compare every threshold, and how far a finger must travel"),
    ("ThresholdByThumb", "choose one with your own thumb, on a phone, in five minutes"),
    ("FromRecordings", "get an answer from recordings that you already have"),
    ("RecordPeople", "record prompted takes of people, and label their intents"),
    ("ComparePhysics", "compare rubber bands, bounces and flings of scroll views"),
    ("FeelOfIOS", "give your list the feel of iOS"),
    ("FindACurve", "find the model that made a curve you logged"),
    ("HoldYourApp", "compare your app with its engine, also in CI"),
    ("TryYourEngine", "run your own code, in any language, among the engines"),
    ("SmallestTrace", "shrink a trace to the smallest one that shows a bug"),
    ("SendGesturesOut", "play a gesture on a device, in a browser or in an app test"),
    ("FlakyPulls", "find out why a pull in a UI test is flaky, by test runner"),
    ("GateCI", "fail a build when an engine gets worse"),
    ("Pandas", "load results into pandas: one row per gesture and engine"),
    ("Python", "use traces, rows and reports in Python"),
    ("ManyMachines", "split a corpus over several machines"),
    ("PackedCorpus", "store millions of gestures in one small file"),
    ("PersonalData", "see what a file says about a person, and remove it"),
    ("UseAsALibrary", "use your own finger and your own engine in Swift"),
    ("Glossary", "the words of the program and its pages, one line each"),
    ("HowAccurate", "how accurate the instrument is, and how this is measured"),
    ("Contract", "stable interfaces: names, exit codes, schemas"),
    ("Promises", "guarantees, and how they are tested"),
    ("Limits", "every limit in one table"),
    ("Installing", "four ways to install, and their requirements"),
    ("Changes", "changes by version, and the meaning of a version number"),
    ("Contributing", "report a mistake, or change the program"),
    ("Citing", "cite the program, and results so that others can repeat them"),
  ]

  /// The list of guides as a help page.
  ///
  /// - Parameter width: Columns of a line.
  /// - Returns: The page, ending with a line feed.
  static func text(width: Int = HelpText.width) -> String {
    "Guides, each with commands to copy and their output:\n"
      + guides.map { HelpText.row($0.name, $0.shows, indent: 20, width: width) }.joined(separator: "\n")
      + "\n\n"
      + HelpText.wrap(
        "Each guide is a Markdown file with this name. \(whereabouts) Most commands in them use the folder traces of the sources; 'overscroll demo' creates such traces, and your own work too.",
        width: width) + "\n"
  }

  /// A page that says what one guide shows and where its file is; nil if no guide has this name.
  ///
  /// - Parameters:
  ///   - name: The name of its page, with or without `.md`, in upper or lower case.
  ///   - width: Columns of a line.
  /// - Returns: A page of a few lines, ending with a line feed.
  static func page(of name: String, width: Int = HelpText.width) -> String? {
    let wanted = name.lowercased()
    guard
      let guide = guides.first(where: { [$0.name, $0.name + ".md"].contains { $0.lowercased() == wanted } })
    else { return nil }
    return HelpText.wrap("\(guide.name) is a guide: \(guide.shows).", width: width) + "\n\n"
      + HelpText.wrap("It is the Markdown file \(guide.name).md. \(whereabouts)", width: width) + "\n"
  }

  /// A sentence that says in which folders the guides are.
  private static let whereabouts =
    "In an installed program the guides are in share/doc/overscroll/guides, next to its bin folder, and the pages they link to are in share/doc/overscroll/reference; in the sources they are in Sources/*/Documentation.docc."
}
