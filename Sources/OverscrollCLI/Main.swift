import ReplayReport
import TouchCapture

@main
struct Overscroll {
  static func main() {}
}
