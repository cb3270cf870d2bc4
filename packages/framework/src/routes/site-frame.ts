import { answerFrame } from '../embed/answer-frame.ts'
import { requestScope } from '../services/request-context.ts'
import type { RouteArgs } from './route-types.ts'

/** The site's total, for a frame on any page. */
export function loader({ context }: RouteArgs) {
  return answerFrame(requestScope(context), { kind: 'site' })
}
