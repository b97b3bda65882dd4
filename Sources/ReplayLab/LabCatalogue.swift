import PullToRefresh
import ScrollPhysics
import TextFormats

/// The list of all engines and scroll models, for the page's menus.
package enum LabCatalogue {
  /// A JSON object that lists all engines and models. The number of an engine or model is its index in the list.
  ///
  /// The members are `engines[]` with `name`, `summary` and `native` (the name of a model), and `models[]` with names.
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
