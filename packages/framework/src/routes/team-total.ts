import { requestScope } from '../services/request-context.ts'
import { answerTotal } from '../totals/answer-total.ts'
import { jsonName } from '../totals/json-name.ts'
import type { RouteArgs } from './route-types.ts'

/** The total of a team, as JSON. */
export function loader({ context, params }: RouteArgs<'file'>) {
  const slug = jsonName(params.file)
  return answerTotal(requestScope(context), slug === undefined ? undefined : { kind: 'team', slug })
}
