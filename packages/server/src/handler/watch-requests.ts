import type { MatchRoute } from '../routes/matched-route.ts'
import { createRequestId, type RequestTrace } from '../log/request-trace.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { LogWriter } from '../log/log-writer.ts'
import { normaliseMethod, requestLine } from '../log/request-line.ts'
import { requestRoute } from '../routes/request-route.ts'
import { serverTiming, type TimedParts } from '../telemetry/server-timing.ts'

export interface WatchOptions {
  matchRoute: MatchRoute
  log: LogWriter
  telemetry: Telemetry
  /** Milliseconds since 1970, with fractions. */
  clock: () => number
  /** Whether responses have a `Server-Timing` header. */
  saysTiming: boolean
  createId?: () => string
}

export interface WatchedRequest {
  readonly trace: RequestTrace
  /** Records the response in log and telemetry, and adds its headers. */
  readonly answered: (response: Response) => void
}

/**
 * Starts recording a request.
 *
 * @param visit.traceparent - header of a trusted proxy
 */
export type WatchRequest = (
  request: Request,
  visit: { traceparent?: string | undefined },
) => Promise<WatchedRequest>

/** Creates the middleware that assigns request ids and records responses in log and telemetry. */
export function watchRequests({
  matchRoute,
  log,
  telemetry,
  clock,
  saysTiming,
  createId = createRequestId,
}: WatchOptions): WatchRequest {
  return async (request, { traceparent }) => {
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
      answered({ status, headers }) {
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
