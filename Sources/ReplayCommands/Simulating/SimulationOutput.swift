import CommandArguments
import CommandInputs
import FileAccess
import ReplayPages
import ReplayReport
import TraceReplay

/// The output that a call of `simulate` requests: CSV, JSON, a plot, a picture.
struct SimulationOutput {
  /// The options of `simulate` that choose the output.
  struct Options: OptionGroup {
    let json = Option<Bool>.json
    let plot = Option(flag: "plot", help: "draw in the terminal in place of printing rows").oftenUsed
    let svg = Option<String?>(
      "svg", "FILE", .output(), help: "draw a picture, and print a table of its figures; - is stdout"
    ).oftenUsed
    let force = Option(flag: "force", help: "replace existing files")

    /// The rules for outputs that exclude each other; they are checked before the other rules of a call.
    var ownRules: [OptionRule] {
      [
        .oneOnStdout([json.any, plot.any], "--json and --plot both want stdout; give one of them"),
        .oneOnStdout(
          [svg.any, json.any, plot.any],
          "--svg - wants stdout for itself; name a file, or leave --json and --plot out"),
        OptionLimit.only(in: CallMode("svg", "--svg FILE"), else: "leave it out").rule(for: force.any),
      ]
    }
  }

  /// The number of rows between two updates of the progress bar.
  private static let rowsPerStep = 1024

  private let printsJSON: Bool
  private let plots: Bool
  private let picture: String?
  private let force: Bool
  private let console: Console

  /// Reads which output a call requests.
  ///
  /// - Parameter invocation: A call of a command with these options.
  init(_ invocation: Invocation<Options>) {
    console = invocation.console
    printsJSON = invocation.json
    plots = invocation.plot
    picture = invocation.svg
    force = invocation.force
  }

  /// Writes the picture, if one is requested, then prints the other output.
  ///
  /// - Parameters:
  ///   - simulation: The simulation.
  ///   - input: The script or trace that was simulated.
  /// - Throws: An error if the picture cannot be written.
  func write(_ simulation: Simulation, of input: SimulationInput) throws {
    if let picture {
      let svg = SimulationPicture(simulation, title: input.source.title).svg
      if picture == "-" { return console.write(svg) }
      try FileIO.write(Array(svg.utf8), to: picture, overwrite: force, readers: input.readers)
      console.tellOfFile(picture)
    }
    if printsJSON {
      simulation.writeJSON(source: input.source) { console.write(String(decoding: $0, as: UTF8.self)) }
      console.print("")
    } else if plots {
      console.write(SimulationPlot(simulation, width: console.width).text)
    } else if picture != nil {
      console.write(simulation.table(width: console.width))
    } else {
      let csv = SimulationCSV(simulation)
      console.print(csv.header)
      // Rows that run down a terminal show themselves how far it is.
      let bar = console.outputIsTerminal ? nil : ProgressBar(total: csv.count, unit: "rows", console: console)
      for (index, row) in csv.rows.enumerated() {
        console.print(row)
        if index % Self.rowsPerStep == Self.rowsPerStep - 1 { bar?.advance(by: Self.rowsPerStep) }
      }
      bar?.clear()
    }
  }
}

extension SimulationSource {
  /// The title of a picture: the script, or the trace's path.
  fileprivate var title: String {
    switch self {
    case .script(let script, _): script
    case .trace(let path): FileIO.inputName(path)
    }
  }
}
