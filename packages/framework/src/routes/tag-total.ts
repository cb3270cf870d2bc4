import { requestScope } from '../services/request-context.ts'
import { answerTotal } from '../totals/answer-total.ts'
import { jsonName } from '../totals/json-name.ts'
import type { RouteArgs } from './route-types.ts'

/** The total of the pages with a value of a tag, as JSON. */
export function loader({ context, params }: RouteArgs<'tag' | 'file'>) {
  const { tag } = params
  const value = jsonName(params.file)
  return answerTotal(
    requestScope(context),
    value === undefined ? undefined : { kind: 'tag', tag, value },
  )
}
