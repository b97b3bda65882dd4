import ScrollPhysics
import TextFormats
import TraceReplay

/// Certificates as JSON.
package enum CertificateJSON {
  /// One object of the schema `overscroll-certificate/1`, without a line feed; a size that is not finite is null.
  package static func text(_ certificates: [Certificate]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-certificate/1")
      json.member("viewport_pt", CertificateScene.viewport)
      json.member("content_pt", CertificateScene.content)
      json.member("finger_rate_hz", CertificateScene.fingerRate)
      json.member("rate_hz", CertificateScene.frameRate)
      json.objects("models", certificates) { json, certificate in write(certificate, to: &json) }
    }
    return json.text
  }

  private static func write(_ certificate: Certificate, to json: inout JSONWriter) {
    json.member("name", "\(certificate.model.name)")
    json.member("keeps_promises", certificate.brokenPromises.isEmpty)
    json.object("measures") { json in
      for measure in CertificateMeasure.allCases {
        json.object(measure.rawValue) { json in
          json.member("pass", certificate.failure(of: measure) == nil)
          json.objects("properties", certificate.findings(of: measure)) { json, finding in
            write(finding, of: certificate, to: &json)
          }
        }
      }
    }
  }

  private static func write(
    _ finding: CertificateFinding, of certificate: Certificate, to json: inout JSONWriter
  ) {
    let unit = finding.property.isSpeed ? "pt_s" : "pt"
    json.member("property", finding.property.name)
    json.member("pass", finding.passes)
    json.member("must_pass", certificate.model.promises.contains(finding.property))
    json.member("worst_\(unit)", finding.worst)
    json.member("limit_\(unit)", finding.limit)
    json.member("percent", finding.percent)
    json.member("place", finding.gesture == nil ? nil : finding.location)
    json.member("gesture", finding.gesture?.title)
    json.member("arguments", finding.gesture?.arguments)
  }
}
