import { answerStateCall } from '../page-worlds/answer-state-call.ts'
import { requestScope } from '../services/request-context.ts'
import type { RouteArgs } from './route-types.ts'

/** The platform, as a page in a state finds it. */
export function loader({ context, url }: RouteArgs) {
  return answerStateCall(requestScope(context), url.searchParams)
}
