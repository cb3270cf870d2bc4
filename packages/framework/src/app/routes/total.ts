import { getRequestScope } from '../../frame/request/scopes.ts'
import { createTotalResponse } from '../../elsewhere/total-json.ts'
import { parseJsonName } from '../../elsewhere/answer-other-sites.ts'
import type { TotalReference } from '../../elsewhere/read-total.ts'
import type { RouteArgs } from './route-types.ts'

/** Serves totals as JSON: `/totals.json` (site), `/totals/{kind}/{name}.json` and `/totals/tag/{tag}/{value}.json`. */
export function loader({ context, params }: RouteArgs<'kind' | 'tag' | 'file'>) {
  return createTotalResponse(getRequestScope(context), parseParams(params))
}

function parseParams({
  kind,
  tag,
  file,
}: Partial<Record<'kind' | 'tag' | 'file', string>>): TotalReference | undefined {
  if (file === undefined) return { kind: 'site' }
  const name = parseJsonName(file)
  if (name === undefined) return undefined
  if (tag !== undefined) return { kind: 'tag', tag, value: name }
  if (kind === 'page' || kind === 'team') return { kind, slug: name }
  return kind === 'project' ? { kind, id: name } : undefined
}
