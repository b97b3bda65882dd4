import Glibc

@main
struct Overscroll {
  static func main() {
    let console = Console.standard
    let status = Program.run(Array(CommandLine.arguments.dropFirst()), console: console)
    console.flush()
    exit(status.rawValue)
  }
}
