import ScrollPhysics
import TextFormats

#if !hasFeature(Embedded)
  import Synchronization
#endif

/// A model file, schema `overscroll-model/1`: the parts of a ``ComposedModel``, with a name.
package struct ScrollModelFile: Equatable, Sendable {
  /// The model's name in results: the file's `name`, else the file's own name without `.json`.
  package let name: String
  /// The parts of the model, which can be composed.
  package let parts: ModelParts

  /// The name and version of the file format, the value of a file's `schema`.
  package static let schema = "overscroll-model/1"

  /// True if model files support this curve with these constants.
  package static func supports(_ curve: DragCurve) -> Bool {
    switch curve {
    case .band(let slope), .rangeBand(let slope): coefficient.range.contains(slope)
    case .longBand(let slope, let length):
      coefficient.range.contains(slope) && dimension.range.contains(length)
    case .share(let part): part == 0 || share.range.contains(part)
    case .divided(let number): divisor.range.contains(number)
    case .tangent(let slope, let greatest):
      share.range.contains(slope) && Self.greatest.range.contains(greatest)
    case .viewportTangent(let slope, let part):
      share.range.contains(slope) && greatestOfViewport.range.contains(part)
    default: drags.contains { $0.supported(curve) != nil }
    }
  }

  /// True if model files support this curve with these constants.
  package static func supports(_ curve: FlingCurve) -> Bool {
    if case .decay(let perSecond) = curve { return friction.range.contains(perSecond) }
    return flings.contains { $0.supported(curve) != nil }
  }

  /// True if model files support this curve with these constants.
  package static func supports(_ curve: BounceCurve) -> Bool {
    switch curve {
    case .spring(let spring):
      frequency.range.contains(spring.frequency) && dampingRatio.range.contains(spring.dampingRatio)
    case .quartic(let seconds), .circular(let seconds): duration.range.contains(seconds * 1000)
    default: returns.contains { $0.supported(curve) != nil }
    }
  }

  /// Parts with the name of their model.
  package init(name: String, parts: ModelParts) { (self.name, self.parts) = (name, parts) }

  /// The most bytes of a model's name.
  static let longestName = 100

  /// True for what separates names in a command line or in CSV, or steers a terminal, and has no place in a model's name.
  static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: ",:\"()".unicodeScalars.contains(scalar)
    }
  }

  /// The names that mean something else than a model of one's own: built-in models, groups of them, and words of results.
  static func isReserved(_ name: String) -> Bool {
    ScrollModel(named: name) != nil
      || ["native", "observed", "all", "shipped", "fixed", "composed"].contains(name)
  }

  /// A name made of a text: without what a name must not have, and not that of a built-in model.
  package static func plainName(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars where !isForbidden(scalar) && name.utf8.count < longestName - 8 {
      name.unicodeScalars.append(scalar)
    }
    if name.isEmpty { name = "fitted" }
    return isReserved(name) ? "my-\(name)" : name
  }

  /// Reads a model from a file's contents.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The file's path, for messages.
  /// - Throws: All errors, each with path, value and range.
  package init(_ bytes: [UInt8], path: String) throws(PolicyFileError) {
    try self.init(try PolicyFileError.json(of: bytes, path: path), path: path)
  }

  /// Reads a model from JSON.
  ///
  /// - Parameters:
  ///   - json: The whole file.
  ///   - path: The file's path, for messages.
  ///   - isStored: True for a model that a result contains: its name may have options, as in `uikit:coefficient=0.4`.
  /// - Throws: All errors, each with path, value and range.
  package init(_ json: JSONValue, path: String, isStored: Bool = false) throws(PolicyFileError) {
    var reader = PolicyReader(of: "a model")
    let file = reader.readModelFile(json, named: RefreshPolicyFile.stem(of: path), isStored: isStored)
    guard let file, reader.problems.isEmpty else { throw PolicyFileError(path, reader.problems) }
    self = file
  }

  /// The model. It stays in memory as long as the program runs, because a ``ScrollModel`` only refers to it; equal files share one.
  package var model: ScrollModel {
    Self.made.withLock { made in
      if let same = made[name]?.first(where: { $0.parts == parts }) { return .composed(same) }
      let model = allocated
      made[name, default: []].append(model)
      return .composed(model)
    }
  }

  /// The models made so far, by name.
  private static let made = Mutex<[String: [ComposedModelReference]]>([:])

  private var allocated: ComposedModelReference {
    let bytes = name.utf8CString
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { unsafe text[index] = byte }
    let named = UnsafeMutablePointer<ComposedModelReference.Named>.allocate(capacity: 1)
    unsafe named.initialize(to: .init(parts, name: text))
    return unsafe ComposedModelReference(named)
  }
}

#if hasFeature(Embedded)
  /// In place of the lock that the lab's module does not have: it has one thread.
  private final class Mutex<Value>: @unchecked Sendable {
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
  }
#endif
