import { requestScope } from '../services/request-context.ts'
import { answerJson } from '../totals/answer-json.ts'
import { readLeaderboard } from '../totals/read-leaderboard.ts'
import type { RouteArgs } from './route-types.ts'

/** The teams that have raised most, as JSON. */
export function loader({ context }: RouteArgs) {
  return answerJson(requestScope(context), (scope) => readLeaderboard(scope, 'teams'))
}
