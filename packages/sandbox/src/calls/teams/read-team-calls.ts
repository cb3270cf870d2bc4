import type { TeamShortNameWire, TeamWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { emptyAnswer, errorMessage } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { defineOwnerCall } from '../../http/define-owner-call.ts'
import { oneText } from '../../http/query-fields.ts'
import { teamAnswer } from './team-answer.ts'
import { teamByShortName } from '../../records/team-row.ts'

/** One team with its members, 20 at a time (wire contract §2.6.1). */
export const getTeam = defineCall<TeamWire, { nextPageKey: string | undefined }>({
  family: 'api',
  method: 'GET',
  path: '/v1/teamsv3/:shortName',
  query: object({ nextPageKey: oneText }),
  handle(context, { query: { nextPageKey } }) {
    const team = teamByShortName(context.database, context.params['shortName'] ?? '')
    if (team === undefined) return emptyAnswer(404)
    if (nextPageKey === undefined) return teamAnswer(context, team, 0)
    const index = Buffer.from(nextPageKey, 'base64').toString('utf8')
    if (!/^\d{1,9}$/.test(index)) return errorMessage(400, 'nextPageKey is not a cursor')
    return teamAnswer(context, team, Number(index) + 1)
  },
})

/** Whether a short name is free for a team (wire contract §2.6.3). */
export const getTeamShortName = defineOwnerCall<TeamShortNameWire>({
  family: 'services',
  method: 'GET',
  path: '/v1/:provider/proxy/campaigns/v1/teams/shortNames/:shortName/isAvailable',
  credentials: 'bearer',
  handle: ({ database, params }) => ({
    isAvailable: teamByShortName(database, params['shortName'] ?? '') === undefined,
  }),
})
