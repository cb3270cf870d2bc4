import { graphDocument } from '../graph/graph-document.ts'

const entryFields = `
id legacyId message type createdAt
fitnessActivity {
  title activityId activityType mapPolyline steps
  distance { value unit }
  elevation { value unit }
  duration { value unit }
}` as const

/** Twenty activities of a page. */
export const fitnessTimelineDocument = /* @__PURE__ */ graphDocument(
  `
query FitnessTimeline($slug: Slug!, $after: String) {
  page(type: FUNDRAISING, slug: $slug) {
    timeline(first: 20, entryType: FITNESS, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {${entryFields}}
    }
  }
}` as const,
)

/** Adds an activity. */
export const createTimelineEntryDocument = /* @__PURE__ */ graphDocument(
  `
mutation CreateTimelineEntry($input: CreateTimelineEntryInput!) {
  createTimelineEntry(input: $input) {${entryFields}}
}` as const,
)

/** Deletes an activity. */
export const deleteTimelineEntryDocument = /* @__PURE__ */ graphDocument(`
mutation DeleteTimelineEntry($input: DeleteTimelineEntryInput!) {
  deleteTimelineEntry(input: $input)
}`)
