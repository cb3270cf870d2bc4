import { requestScope } from '../services/request-context.ts'
import { answerTotal } from '../totals/answer-total.ts'
import { jsonName } from '../totals/json-name.ts'
import type { RouteArgs } from './route-types.ts'

/** The total of one of the projects that the site lists, by its id, as JSON. */
export function loader({ context, params }: RouteArgs<'file'>) {
  const id = jsonName(params.file)
  return answerTotal(requestScope(context), id === undefined ? undefined : { kind: 'project', id })
}
