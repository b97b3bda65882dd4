/// All calculations for the scroll physics of GTK, Qt, Android and the web's libraries.
enum PeerCalculations {
  static let all = [
    GTKCalculations.all, QtCalculations.all, AndroidCalculations.all, WebCalculations.all,
    FramerCalculations.all,
  ]
}
