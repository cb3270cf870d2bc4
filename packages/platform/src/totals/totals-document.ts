import { graphDocument } from '../graph/graph-document.ts'

/** Totals of whatever a tag value stands for. */
export const totalsDocument = /* @__PURE__ */ graphDocument(`
query Totals($segment: String!, $tagDefinitionId: String!, $tagValue: String!, $measurementDomain: String) {
  totals(segment: $segment, tagDefinitionId: $tagDefinitionId, tagValue: $tagValue, measurementDomain: $measurementDomain) {
    measurementDomain
    amounts { value unit }
  }
}`)
