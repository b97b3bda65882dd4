import PolicyFiles
import ScrollPhysics
import TextFormats

/// The identity of a scroll model independent of its name, so that results of two models are never counted as one.
extension ScrollModel {
  /// The model's identity besides its name: `built-in`, or `model:` and the first 16 hexadecimal digits of the SHA-256 of its model file
  /// without a name, as `models --file` writes it.
  package var identity: String {
    if case .composed(let model) = self {
      "model:" + SHA256.digits(of: ScrollModelFile(name: "", parts: model.parts).text)
    } else {
      "built-in"
    }
  }
}
