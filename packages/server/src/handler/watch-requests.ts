import type { Visit } from '../entry/visit.ts'
import { createRequestId, type RequestTrace } from '../log/request-trace.ts'
import { normaliseMethod, requestLine } from '../log/request-line.ts'
import { requestRoute } from '../routes/request-route.ts'
import type { LogWriter } from '../log/log-writer.ts'
import type { MatchRoute } from '../routes/matched-route.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { serverTiming, type TimedParts } from '../telemetry/server-timing.ts'

/**
 * Creates a function that assigns a request its id and its context. The function it returns records the response in log and
 * telemetry, and adds its headers.
 */
export function watchRequests({
  matchRoute,
  log,
  telemetry,
  clock,
  saysTiming,
  createId = createRequestId,
}: {
  matchRoute: MatchRoute
  log: LogWriter
  telemetry: Telemetry
  /** Milliseconds since 1970, with fractions. */
  clock: () => number
  saysTiming: boolean
  createId?: () => string
}) {
  return async (request: Request, { traceparent }: Pick<Visit, 'traceparent'>) => {
    const startedMs = clock()
    const id = createId()
    const method = normaliseMethod(request.method)
    const { pattern: route, hidden } = await requestRoute(request.url, matchRoute)
    const span = telemetry.startRequest({ id, method, startedMs, traceparent })
    const timed: TimedParts = { reads: [], renderMs: undefined }
    const trace: RequestTrace = {
      id,
      route,
      hidden,
      traceparent: span.traceparent,
      clock,
      writeProblem: log.problem,
      noteRead(read) {
        timed.reads.push(read)
        span.read(read)
      },
      noteRender(render) {
        timed.renderMs = render.endedMs - render.startedMs
        span.render(render)
      },
    }
    return {
      trace,
      answered({ status, headers }: Response) {
        const endedMs = clock()
        // If several requests waited for one render, the response already has the id of the request that started it.
        if (status >= 500 && !headers.has(idHeader)) headers.set(idHeader, id)
        if (saysTiming && isPage(route)) {
          const value = serverTiming(timed, { startedMs, endedMs, isKept: headers.has('etag') })
          headers.append('server-timing', value)
        }
        const shown = headers.get(idHeader) ?? id
        if (isPage(route)) {
          const { pathname } = URL.parse(request.url) ?? { pathname: '' }
          log.request?.(
            requestLine({ id: shown, method, pathname, route, status, startedMs, endedMs }),
          )
        }
        telemetry.answered({ method, route, status, ms: endedMs - startedMs })
        span.end({ route, status, endedMs })
      },
    }
  }
}

const idHeader = 'x-request-id'

/** Whether to log and time a request. Assets and media are skipped to reduce log noise. */
function isPage(route: string): boolean {
  return !/^\/(?:assets|media)\//.test(route)
}
