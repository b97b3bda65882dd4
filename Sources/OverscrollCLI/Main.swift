import CommandArguments
import CommandInputs
import FileAccess
import Glibc

@main
struct Overscroll {
  static func main() {
    StandardDescriptors.open()
    // A file size limit is then an error like a full disk, which does not damage what was written.
    signal(SIGXFSZ, SIG_IGN)
    // A closed stderr must not end a recording; a closed stdout ends the program in `Console`.
    signal(SIGPIPE, SIG_IGN)
    let console = Console.standard
    var status = Program.run(Array(CommandLine.arguments.dropFirst()), console: console)
    console.flush()
    Program.synchroniseNames(&status, console)
    exit(status.rawValue)
  }
}
