import type { TagAggregationWire, TagWire } from '@milepost/platform/testing'
import type { Database } from '../../database/open-database.ts'

interface TagRow {
  definitionId: string
  label: string
  value: string
  aggregation: string
}

/** The tags of a page, by their definition's id. */
export function pageTags(database: Database, pageId: number): TagWire[] {
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

/** Writes tags of a page in one go; the same definition again replaces its value. */
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
