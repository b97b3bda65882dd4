import ExternalEngines
import TextFormats

/// `overscroll help programs`: the protocol between overscroll and a program that acts as an engine.
enum ProgramsPage {
  /// The text of the help page about the protocol.
  ///
  /// - Parameter width: Columns of a line.
  /// - Returns: The page, ending with a line feed.
  static func text(width: Int = HelpText.width) -> String {
    func paragraph(_ text: String) -> String { HelpText.wrap(text, width: width) }
    func rows(_ rows: [(String, String)]) -> String {
      rows.map { HelpText.row($0.0, $0.1, indent: 15, width: width) }.joined(separator: "\n")
    }
    let parts = [
      paragraph(
        "A program runs as an engine with --engine exec:COMMAND, in \(commands). A shell runs COMMAND. The program reads one JSON object per line from standard input, answers each with one line on standard output, and flushes it; its standard error is shown to you. It is started once and serves one replay after another; --jobs starts several copies. It should end when its input ends; it is killed soon after, with its process group, and whenever overscroll ends."
      ),
      paragraph("The first line it reads, and its answer (\(ExternalEngine.protocolName)):") + "\n"
        + block([
          #"{"event":"hello","protocol":"overscroll-engine/1"}"#,
          #"{"protocol":"overscroll-engine/1","name":"mine","like":"mrefresh","#,
          #" "states":["idle","pulling",{"name":"loading","as":"refreshing"}]}"#,
        ]),
      rows([
        (
          "like",
          "the built-in engine that it is compared with; its pull, its moment of firing and its scroll view are used"
        ),
        ("policy", "instead of like: an object in the format of 'overscroll engines --policy NAME'"),
        (
          "states",
          "its states, the initial one first; 'as' is idle, pulling, armed, refreshing or finishing"
        ),
        (
          "wants",
          "optional events: finger-moved (every sample), fingers (others that touch or leave), begin-refreshing (--begin), threshold (sweep)"
        ),
        ("deadline_ms", "the longest time it may take to answer, 1 to 60000 (default 5000)"),
      ]),
      paragraph("Before each replay a start event, which resets the program; then one event after another:")
        + "\n"
        + block([
          #"{"event":"start","viewport_pt":667,"top_inset_pt":0,"threshold_pt":null}"#,
          #"{"event":"offset-changed","time_s":0.35,"offset_pt":-61.5,"top_inset_pt":0,"#,
          #" "viewport_pt":667,"tracking":true,"dragging":true,"decelerating":false,"#,
          #" "bouncing":false,"travel_pt":140,"across_pt":2,"velocity_pt_s":-210,"#,
          #" "release_velocity_pt_s":0,"fingers":1,"source":"touchscreen","axis_deg":1}"#,
        ]),
      paragraph(
        "Events: contact-began, drag-began, finger-moved, finger-joined, finger-left, offset-changed, drag-ended, drag-cancelled, contact-ended, timer-fired, begin-refreshing, end-refreshing, top-inset-changed. An offset below -top_inset_pt means that the content is pulled past the top."
      ),
      "An answer is {} for nothing, or some of\n"
        + block([
          #"{"effects":[{"enter":"loading"},{"top_inset_pt":60,"duration_s":0.3},"#,
          #"            {"trigger":"contact"},{"callback":true},"#,
          #"            {"scroll_to_pt":-60,"animated":true}],"#,
          #" "timer_s":0.85,"idle":false,"pull_pt":61.5}"#,
        ]),
      rows([
        (
          "trigger",
          "a refresh starts: contact (a finger is down), released (the finger has just left) or settling (neither)"
        ),
        ("callback", "the app is notified; it sends end-refreshing when its work is done"),
        ("timer_s", "when to send timer-fired, once; null cancels it; absent keeps it"),
        ("idle", "whether the engine is at rest; if absent, its state decides"),
        ("pull_pt", "the pull as the engine measures it; if absent, that of like or policy"),
      ]),
      paragraph(
        "'overscroll engines exec:COMMAND' prints what a program declares, runs it twice on the same gestures, and checks that both runs agree. Examples in Python, JavaScript and C are in tools/engines."
      ),
    ]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let commands = "replay, report, compare, sweep, stress, shrink, bundle and render"

  private static func block(_ lines: [String]) -> String { lines.map { "  " + $0 }.joined(separator: "\n") }
}
