import type { RouteArgs } from './route-types.ts'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'
import { getRequestScope } from '../../frame/request/scopes.ts'

/** Limits the body, because it is a single form field. */
export const handle: PageHandle = { maximumBytes: 1024 }

/** Logs a sign-in attempt for the reports. The browser sends only the outcome, not the user's identity. */
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
