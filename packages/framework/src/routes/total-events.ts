import { requestScope } from '../services/request-context.ts'
import { answerTotalEvents } from '../totals/answer-total-events.ts'
import { totalOfPath } from '../totals/total-of-path.ts'
import type { RouteArgs } from './route-types.ts'

/** A total whenever it changes, as server-sent events. */
export function loader({ request, context, params }: RouteArgs<'*'>) {
  return answerTotalEvents(requestScope(context), totalOfPath(params['*']), request)
}
