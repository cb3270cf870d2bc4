import type { RouteArgs } from './route-types.ts'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'
import { getRequestScope } from '../../frame/request/scopes.ts'

/** The body is a single form field. */
export const handle: PageHandle = { maximumBytes: 1024 }

/**
 * Records a sign-in attempt to the reports. The browser sends only the outcome; the user's identity stays between browser and
 * platform.
 */
export async function action({ request, context }: RouteArgs) {
  const outcome = new URLSearchParams(await request.text()).get('outcome')
  if (outcome !== 'granted' && outcome !== 'refused') return new Response(null, { status: 400 })
  const retryAfterS = await getRequestScope(context).recordSignIn?.(outcome)
  if (retryAfterS === undefined) return new Response(null, { status: 204 })
  return new Response(null, { status: 429, headers: { 'retry-after': String(retryAfterS) } })
}

export function loader() {
  return new Response(null, { status: 405, headers: { allow: 'POST' } })
}
