import { getRequestScope } from '../../frame/request/scopes.ts'
import { createJsonResponse, parseJsonName } from '../../elsewhere/answer-other-sites.ts'
import { readLeaderboard } from '../../elsewhere/read-leaderboard.ts'
import type { RouteArgs } from './route-types.ts'

/** Serves leaderboards as JSON: `/leaderboard.json` and `/leaderboard/people.json` (supporters), `/leaderboard/teams.json`. */
export function loader({ context, params }: RouteArgs<'file'>) {
  const { file = 'people.json' } = params as Partial<typeof params>
  const kind = parseJsonName(file)
  return createJsonResponse(getRequestScope(context), async (scope) =>
    kind === 'people' || kind === 'teams' ? readLeaderboard(scope, kind) : undefined,
  )
}
