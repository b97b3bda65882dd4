import PullToRefresh
import ScrollPhysics
import TextFormats

/// The list of all engines and models for the page.
package enum LabCatalogue {
  /// A JSON object: `engines[]` with `name`, `summary`, `native` (a model's name); `models[]` with names. The number of an engine
  /// or model is its index here.
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
