import { answerFrame } from '../embed/answer-frame.ts'
import { requestScope } from '../services/request-context.ts'
import type { RouteArgs } from './route-types.ts'

/** The total of a supporter’s page, for a frame on any page. */
export function loader({ context, params }: RouteArgs<'slug'>) {
  return answerFrame(requestScope(context), { kind: 'page', slug: params.slug })
}
