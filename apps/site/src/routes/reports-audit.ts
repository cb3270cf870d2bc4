import type { Route } from './+types/reports-audit'
import { siteRefusalWords } from '../messages/refusal-words.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import type { RefusedStatus } from '../wiring/refused-status.ts'
import { type RequestScope, requestScope } from '../wiring/request-context.ts'

/** It takes one word. */
export const handle: PageHandle = { maximumBytes: 1024 }

/**
 * Takes what a browser tells of an attempt to sign in to the reports: that there was one, and how it ended. Who
 * it was stays between the browser and the platform.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const scope = requestScope(context)
  const outcome = new URLSearchParams(await request.text()).get('outcome')
  if (outcome !== 'granted' && outcome !== 'refused') return refuse(scope, 400)
  const retryAfterS = await scope.noteSignIn?.(outcome)
  if (retryAfterS === undefined) return new Response(null, { status: 204 })
  return refuse(scope, 429, { 'retry-after': String(retryAfterS) })
}

/** Reading it does nothing. */
export function loader({ context }: Route.LoaderArgs) {
  return refuse(requestScope(context), 405, { allow: 'POST' })
}

async function refuse(
  { services }: Pick<RequestScope, 'services'>,
  status: RefusedStatus,
  headers: Record<string, string> = {},
): Promise<Response> {
  return Response.json(
    { status, ...(await siteRefusalWords(services, status)) },
    { status, headers },
  )
}
