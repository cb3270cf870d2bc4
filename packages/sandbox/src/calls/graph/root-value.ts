import { campaignByGuid, campaignByShortName } from '../../records/campaign-row.ts'
import { pageByGuid, pageByShortName } from '../../records/page-row.ts'
import type { CallContext } from '../../http/call-context.ts'
import { teamByGuid, teamByShortName } from '../../records/team-row.ts'
import type { TagTotalsQuery } from '../../records/tag-totals.ts'
import { tagTotals } from '../../records/tag-totals.ts'
import { campaignNode } from './campaign-node.ts'
import type { PageType } from './node-id.ts'
import { guidOf } from './node-id.ts'
import { pageNode } from './page-node.ts'
import { tagLeaderboardNode } from './tag-leaderboard-node.ts'
import { teamNode } from './team-node.ts'
import type { EntryInput } from './timeline-mutations.ts'
import { createTimelineEntry, deleteTimelineEntry } from './timeline-mutations.ts'

interface PageArguments {
  type: PageType
  slug?: string | null
  id?: string | null
}

/** The graph's root fields. Objects carry their own resolvers as methods. */
export const rootValue = {
  page: (wanted: PageArguments, context: CallContext) => pageOf(context, wanted),
  totals: (query: TagTotalsQuery, { database }: CallContext) => tagTotals(database, query),
  leaderboard: ({ id }: { id: string }, context: CallContext) => tagLeaderboardNode(context, id),
  createTimelineEntry: ({ input }: { input: EntryInput }, context: CallContext) =>
    createTimelineEntry(context, input),
  deleteTimelineEntry: ({ input }: { input: { id: string } }, context: CallContext) =>
    deleteTimelineEntry(context, input.id),
}

/** Null for what there is not, with no error (wire contract §2.3.1). */
function pageOf(context: CallContext, { type, slug, id }: PageArguments) {
  const { database } = context
  const guid = id === null || id === undefined ? undefined : guidOf(id)
  const name = slug ?? ''
  if (type === 'TEAM') {
    const team = guid === undefined ? teamByShortName(database, name) : teamByGuid(database, guid)
    return team === undefined ? null : teamNode(context, team)
  }
  if (type === 'ONE_PAGE') {
    const campaign =
      guid === undefined ? campaignByShortName(database, name) : campaignByGuid(database, guid)
    return campaign === undefined ? null : campaignNode(context, campaign)
  }
  const page = guid === undefined ? pageByShortName(database, name) : pageByGuid(database, guid)
  return page === undefined ? null : pageNode(context, page)
}
