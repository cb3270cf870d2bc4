import type { RouteArgs } from './route-types.ts'
import { type PageHandle, requestScope } from '../../services/request-context.ts'

/** It takes one word. */
export const handle: PageHandle = { maximumBytes: 1024 }

/**
 * Records a sign-in attempt to the reports, as reported by the browser: that it happened, and its outcome. The user's
 * identity stays between the browser and the platform.
 */
export async function action({ request, context }: RouteArgs) {
  const outcome = new URLSearchParams(await request.text()).get('outcome')
  if (outcome !== 'granted' && outcome !== 'refused') return new Response(null, { status: 400 })
  const retryAfterS = await requestScope(context).noteSignIn?.(outcome)
  if (retryAfterS === undefined) return new Response(null, { status: 204 })
  return new Response(null, { status: 429, headers: { 'retry-after': String(retryAfterS) } })
}

/** Reading it does nothing. */
export function loader() {
  return new Response(null, { status: 405, headers: { allow: 'POST' } })
}
