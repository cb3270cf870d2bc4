import type { PageSummaryWire } from '@milepost/platform/testing'
import { defineOwnerCall } from '../../http/define-owner-call.ts'
import type { PageRow } from '../../records/page-row.ts'
import { selectPages } from '../../records/page-row.ts'
import { pageSummary } from './page-summary.ts'

/** The caller's own pages, newest first, cancelled ones among them (wire contract §2.5.1). */
export const getMyPages = defineOwnerCall<PageSummaryWire[]>({
  family: 'api',
  method: 'GET',
  path: '/v1/fundraising/pages',
  credentials: 'bearer or basic',
  handle({ database, origin }, { account }) {
    const rows = database.all<PageRow>(
      `${selectPages} WHERE p.owner_id = ? ORDER BY p.created_ms DESC, p.id DESC`,
      account.id,
    )
    return rows.map((row) => pageSummary(origin, row))
  },
})
