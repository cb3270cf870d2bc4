import { answerBadge } from '../embed/answer-badge.ts'
import { badgeSlug } from '../embed/badge-slug.ts'
import { requestScope } from '../services/request-context.ts'
import type { RouteArgs } from './route-types.ts'

/** The total of a team as a picture. */
export function loader({ context, params }: RouteArgs<'file'>) {
  const slug = badgeSlug(params.file)
  return answerBadge(requestScope(context), slug === undefined ? undefined : { kind: 'team', slug })
}
