import type { EventPagesWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { emptyAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { wholeNumber } from '../../http/query-fields.ts'
import type { PageRow } from '../../records/page-row.ts'
import { selectPages } from '../../records/page-row.ts'
import { pageSummary } from './page-summary.ts'

/** The pages of an event, most raised first (wire contract §2.5.4). */
export const getEventPages = defineCall<EventPagesWire, { pageSize: number; page: number }>({
  family: 'api',
  method: 'GET',
  path: '/v1/event/:id/pages',
  query: object({ pageSize: wholeNumber(20, 1, 100), page: wholeNumber(1, 1, 1_000_000) }),
  handle({ database, origin, params }, { query: { pageSize, page } }) {
    const text = params['id'] ?? ''
    const eventId = /^\d{1,15}$/.test(text) ? Number(text) : 0
    if (database.get('SELECT 1 FROM events WHERE id = ?', eventId) === undefined) {
      return emptyAnswer(404)
    }
    const condition = "p.event_id = ? AND p.status <> 'Cancelled'"
    const total =
      database.get<{ n: number }>(
        `SELECT count(*) AS n FROM pages AS p WHERE ${condition}`,
        eventId,
      )?.n ?? 0
    const rows = database.all<PageRow>(
      `${selectPages} WHERE ${condition} ORDER BY p.raised_minor DESC, p.id LIMIT ? OFFSET ?`,
      eventId,
      pageSize,
      (page - 1) * pageSize,
    )
    return {
      eventId,
      totalFundraisingPages: total,
      totalPages: Math.ceil(total / pageSize),
      fundraisingPages: rows.map((row) => pageSummary(origin, row)),
    }
  },
})
