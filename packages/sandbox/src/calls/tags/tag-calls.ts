import type {
  PageTagsWire,
  TagAggregationWire,
  TagSearchWire,
  TagsWrittenWire,
  TagWire,
} from '@milepost/platform/testing'
import type { Database } from '../../database/open-database.ts'
import { findPageByShortName, type PageRow, selectPages } from '../../records/page-row.ts'
import { createEmptyResponse, createErrorResponse } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { array, exactOptional, maxLength, nullable, object, optional, pipe, string } from 'valibot'
import { oneText, optionalText, requiredText, wholeNumber } from '../../http/fields.ts'
import type { CallContext } from '../../http/call-context.ts'

interface TagRow {
  definitionId: string
  label: string
  value: string
  aggregation: string
}

/** Returns a page's tags. */
function findPageTags(database: Database, pageId: number): TagWire[] {
  const rows = database.all<TagRow>(
    'SELECT definition_id AS definitionId, label, value, aggregation FROM page_tags WHERE page_id = ?',
    pageId,
  )
  return rows.map(({ definitionId, label, value, aggregation }) => ({
    tagDefinition: { id: definitionId, label },
    value,
    aggregation: JSON.parse(aggregation) as TagAggregationWire[],
  }))
}

/** Stores tags of a page in one transaction. Replaces existing tags with the same definition. */
export function writeTags(database: Database, pageId: number, tags: readonly TagWire[]): void {
  database.transaction(() => {
    for (const { tagDefinition, value, aggregation } of tags) {
      database.run(
        'INSERT OR REPLACE INTO page_tags (page_id, definition_id, label, value, aggregation) VALUES (?, ?, ?, ?, ?)',
        pageId,
        tagDefinition.id,
        tagDefinition.label,
        value,
        JSON.stringify(aggregation ?? []),
      )
    }
  })
}

/** Returns a page's tags, by slug (wire contract §2.5.9). */
export const getPageTags = defineCall<PageTagsWire>({
  family: 'api',
  method: 'GET',
  path: '/v1/tags/:shortName',
  handle({ database, params }) {
    const page = findPageByShortName(database, params['shortName'] ?? '')
    if (page === undefined) return createEmptyResponse(404)
    return { pageShortName: page.shortName, tags: findPageTags(database, page.id) }
  },
})

interface TagSearchQuery {
  tagsQuery: string | undefined
  maxValue: number
  offset: number
}

/** Returns the pages with a tag, queried as `tags.{id}={value}` (wire contract §2.5.11). */
export const getTagSearch = defineCall<TagSearchWire, TagSearchQuery>({
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
      return createErrorResponse(400, 'tagsQuery must have the form tags.branch=London')
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
        tags: findPageTags(database, page.id),
      })),
    }
  },
})

interface Aggregation {
  segment: string
  measurementDomains: string[]
  timeBox?: { notBefore?: string; notAfter?: string } | null
}

interface TagBody {
  id: string
  label: string
  value: string
  aggregation: Aggregation[]
}

const aggregationSchema = optional(
  pipe(
    array(
      object({
        segment: requiredText(300),
        measurementDomains: pipe(array(string('must be text')), maxLength(50, 'has too many')),
        timeBox: exactOptional(
          nullable(
            object({ notBefore: exactOptional(string()), notAfter: exactOptional(string()) }),
          ),
        ),
      }),
      'must be a list',
    ),
    maxLength(20, 'has too many'),
  ),
  [],
)

/** Stores one tag of a page, from a flat body (wire contract §2.5.10). Requires no authentication. */
export const postTag = defineCall<TagsWrittenWire, undefined, TagBody>({
  family: 'api',
  method: 'POST',
  path: '/v1/tags/:shortName',
  body: object({
    id: requiredText(300),
    label: optionalText(300),
    value: requiredText(500),
    aggregation: aggregationSchema,
  }),
  handle: (context, { body: { id, label, ...rest } }) =>
    toTagsWrittenWire(context, [{ tagDefinition: { id, label }, ...rest }]),
})

/** Stores multiple tags of a page atomically, from a nested body (wire contract §2.5.10). */
export const postTags = defineCall<TagsWrittenWire, undefined, { tagValues: TagWire[] }>({
  family: 'api',
  method: 'POST',
  path: '/v1/tags/:shortName/multiple',
  body: object({
    tagValues: pipe(
      array(
        object({
          tagDefinition: object({ id: requiredText(300), label: optionalText(300) }),
          value: requiredText(500),
          aggregation: aggregationSchema,
        }),
        'must be a list',
      ),
      maxLength(100, 'has too many'),
    ),
  }),
  handle: (context, { body }) => toTagsWrittenWire(context, body.tagValues),
})

function toTagsWrittenWire({ database, params }: CallContext, tags: readonly TagWire[]) {
  const page = findPageByShortName(database, params['shortName'] ?? '')
  if (page === undefined) return createEmptyResponse(404)
  writeTags(database, page.id, tags)
  return { tags: findPageTags(database, page.id) }
}
