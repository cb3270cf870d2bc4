import { requestScope } from '../services/request-context.ts'
import { answerTotal } from '../totals/answer-total.ts'
import type { RouteArgs } from './route-types.ts'

/** The total of what the site raises money for, as JSON. */
export function loader({ context }: RouteArgs) {
  return answerTotal(requestScope(context), { kind: 'site' })
}
