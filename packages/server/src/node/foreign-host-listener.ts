import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { isForOperators } from '../entry/is-for-operators.ts'
import { plainRefusalPage } from '../entry/plain-refusal-page.ts'
import { englishRefusal } from '../entry/refusal-message.ts'
import { createRefusal } from '../entry/refuse-request.ts'
import type { Visit } from '../entry/visit.ts'
import { securityHeaders } from '../policy/content-security-policy.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'

export interface ForeignHostOptions {
  visitOf: (incoming: IncomingMessage) => Visit
  /** Handles `/metrics` for authorised clients. If undefined, the route does not exist. */
  metrics: (() => Promise<Response>) | undefined
  isEnding: () => boolean
  telemetry: Telemetry | undefined
}

/**
 * Creates the listener for requests to unknown hosts. It responds with 421, except to the endpoints of load balancers and
 * operators.
 */
export function createForeignHostListener({
  visitOf,
  metrics,
  isEnding,
  telemetry,
}: ForeignHostOptions): RequestListener {
  const refuse = createRefusal({
    refusePage: async (_request, { status, headers }) =>
      new Response(plainRefusalPage(englishRefusal(status)), {
        status,
        headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
      }),
    words: async (status) => englishRefusal(status),
    ...(telemetry && { telemetry }),
  })

  async function answer(request: Request, visit: Visit): Promise<Response> {
    if (!isForOperators(request, visit)) return refuse(request, { status: 421 }, visit)
    const { pathname } = new URL(request.url)
    if (pathname === '/metrics' && metrics) return metrics()
    if (pathname === '/healthz') return Response.json({ status: 'ok' })
    return isEnding()
      ? Response.json({ status: 'not ready' }, { status: 503 })
      : Response.json({ status: 'ready' })
  }

  const fixed = Object.entries(securityHeaders(false))
  return getRequestListener(async (request, env) => {
    const { incoming } = env as { incoming: IncomingMessage }
    const response = await answer(request, visitOf(incoming))
    for (const [name, value] of [...fixed, ['cache-control', 'private, no-store'] as const]) {
      response.headers.set(name, value)
    }
    return response
  })
}
