import PullToRefresh
import ScrollPhysics
import TextFormats

/// The engines and models there are, as the page offers them.
package enum LabCatalogue {
  /// An object: `engines[]` with `name`, `summary`, `native` (a model's name); `models[]`, names. An engine's
  /// and a model's number is its index here.
  package static var json: String {
    var json = JSONWriter()
    json.object { json in
      json.list("engines", RefreshSystem.all) { json, system in
        json.object { json in
          json.member("name", "\(system.name)")
          json.member("summary", "\(system.facts.summary)")
          json.member("native", "\(system.nativeModel.name)")
        }
      }
      json.list("models", ScrollModel.all) { json, model in json.value("\(model.name)") }
    }
    return json.text
  }
}
