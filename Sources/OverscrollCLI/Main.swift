import CommandArguments
import CommandInputs
import FileAccess
import Glibc

@main
struct Overscroll {
  static func main() {
    StandardDescriptors.open()
    // A limit of the size of files is then an error like a full disk, which leaves what was written whole.
    signal(SIGXFSZ, SIG_IGN)
    // A message nobody reads must not end a recording; where results go nowhere the program ends by itself.
    signal(SIGPIPE, SIG_IGN)
    let console = Console.standard
    let status = Program.run(Array(CommandLine.arguments.dropFirst()), console: console)
    console.flush()
    FileIO.synchroniseNames()
    exit(status.rawValue)
  }
}
