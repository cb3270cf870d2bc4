import type { PageTagsWire, TagAggregationWire } from '@milepost/platform/testing'
import { emptyAnswer } from '../server/answers.ts'
import { defineCall } from '../server/define-call.ts'
import { pageByShortName } from './page-row.ts'

interface TagRow {
  definitionId: string
  label: string
  value: string
  aggregation: string
}

/** The tags of a page (wire contract §2.5.9). */
export const getPageTags = defineCall<PageTagsWire>({
  family: 'api',
  method: 'GET',
  path: '/v1/tags/:shortName',
  handle({ database, params }) {
    const page = pageByShortName(database, params['shortName'] ?? '')
    if (page === undefined) return emptyAnswer(404)
    const rows = database.all<TagRow>(
      `SELECT definition_id AS definitionId, label, value, aggregation FROM page_tags WHERE page_id = ?`,
      page.id,
    )
    return {
      pageShortName: page.shortName,
      tags: rows.map(({ definitionId, label, value, aggregation }) => ({
        tagDefinition: { id: definitionId, label },
        value,
        aggregation: JSON.parse(aggregation) as TagAggregationWire[],
      })),
    }
  },
})
