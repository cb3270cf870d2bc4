import type { TagSearchWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import type { PageRow } from '../../records/page-row.ts'
import { selectPages } from '../../records/page-row.ts'
import { errorMessage } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { oneText, wholeNumber } from '../../http/query-fields.ts'
import { pageTags } from './page-tags.ts'

interface Query {
  tagsQuery: string | undefined
  maxValue: number
  offset: number
}

/** The pages with a tag, as `tags.{id}={value}` (wire contract §2.5.11). */
export const getTagSearch = defineCall<TagSearchWire, Query>({
  family: 'api',
  method: 'GET',
  path: '/v1/tags/search',
  query: object({
    tagsQuery: oneText,
    maxValue: wholeNumber(100, 1, 500),
    offset: wholeNumber(0, 0, 10_000_000),
  }),
  handle({ database }, { query: { tagsQuery = '', maxValue, offset } }) {
    const [, id, value] = /^tags\.([^=]+)=(.+)$/s.exec(tagsQuery) ?? []
    if (id === undefined || value === undefined) {
      return errorMessage(400, 'tagsQuery must be like tags.branch=London')
    }
    const tagged = `p.status <> 'Cancelled' AND p.id IN
      (SELECT page_id FROM page_tags WHERE definition_id = ? AND value = ?)`
    const count = database.get<{ n: number }>(
      `SELECT count(*) AS n FROM pages AS p WHERE ${tagged}`,
      id,
      value,
    )
    const rows = database.all<PageRow>(
      `${selectPages} WHERE ${tagged} ORDER BY p.raised_minor DESC, p.id LIMIT ? OFFSET ?`,
      id,
      value,
      maxValue,
      offset,
    )
    return {
      numberOfHits: count?.n ?? 0,
      offset,
      maxValue,
      results: rows.map((page) => ({
        pageId: page.id,
        pageGuid: page.guid,
        pageShortName: page.shortName,
        pageTitle: page.title,
        status: page.status,
        tags: pageTags(database, page.id),
      })),
    }
  },
})
