import { answerBadge } from '../embed/answer-badge.ts'
import { requestScope } from '../services/request-context.ts'
import type { RouteArgs } from './route-types.ts'

/** The site's total as a picture. */
export function loader({ context }: RouteArgs) {
  return answerBadge(requestScope(context), { kind: 'site' })
}
