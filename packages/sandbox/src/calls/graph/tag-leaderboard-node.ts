import { GraphQLError } from 'graphql'
import { tagLeaderboardRows } from '../../records/tag-leaderboard-rows.ts'
import { pageByGuid } from '../../records/page-row.ts'
import type { CallContext } from '../../http/call-context.ts'
import { pageNode } from './page-node.ts'
import { leaderboardDefinition } from '../../records/leaderboard-definition.ts'

/** The most rows a leaderboard gives. */
const rowLimit = 500

/** A tag's leaderboard by the id of its definition; null when there is none (wire contract §2.3.6). */
export function tagLeaderboardNode(context: CallContext, id: string) {
  const { database } = context
  const definition = leaderboardDefinition(database, id)
  if (definition === undefined) return null
  return {
    id,
    totals({ limit }: { limit: number }) {
      if (limit < 0) throw new GraphQLError('limit must not be negative')
      return tagLeaderboardRows(database, definition, Math.min(limit, rowLimit)).map((row) => {
        const guid = /^page:fundraising:(.+)$/.exec(row.tagValue)?.[1]
        const page = guid === undefined ? undefined : pageByGuid(database, guid)
        return {
          ...row,
          tagValueAsNode:
            page === undefined ? null : { __typename: 'Page', ...pageNode(context, page) },
        }
      })
    },
  }
}
