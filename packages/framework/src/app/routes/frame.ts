import { createFrameResponse, type EmbeddedPart } from '../../elsewhere/embed/frame.ts'
import { getRequestScope } from '../../frame/request/scopes.ts'
import type { RouteArgs } from './route-types.ts'

/** Serves the frame documents: `/embed/frame/site`, `/embed/frame/page/{slug}` and `/embed/frame/team/{slug}`. */
export function loader({ context, params }: RouteArgs<'kind' | 'slug'>) {
  return createFrameResponse(getRequestScope(context), parseParams(params))
}

function parseParams({
  kind,
  slug,
}: Partial<Record<'kind' | 'slug', string>>): EmbeddedPart | undefined {
  if (slug === undefined) return kind === 'site' ? { kind } : undefined
  return kind === 'page' || kind === 'team' ? { kind, slug } : undefined
}
