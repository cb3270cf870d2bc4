import { readBody } from '../http/read-body.ts'
import type { RateLimiter } from './rate-limiter.ts'

/** Path to which browsers send CSP violation reports. */
export const cspReportsPath = '/csp-reports'

/** CSP violation, reduced to the fields that are logged. Contains no page URLs or visitor data. */
export interface PolicyReport {
  directive: string
  /** Blocked origin, or a keyword such as `inline`, `eval` or `data`. */
  blocked: string
}

export interface ReportHandlerOptions {
  limits: RateLimiter
  write: (report: PolicyReport) => void
  /** Clock for the log interval, in ms. */
  now: () => number
}

const maxReportBytes = 16 * 1024
/** Minimum time between log lines for the same violation. Browser extensions can violate the policy on every page. */
const logIntervalMs = 60_000
/** Maximum number of distinct violations logged per `logIntervalMs`, because reports can be forged. */
const maxReportsPerInterval = 20

/**
 * Creates the request handler for CSP violation reports. Anyone can send reports, so they are rate-limited and truncated, and
 * each violation is logged at most once a minute.
 */
export function createReportHandler({
  limits,
  write,
  now,
}: ReportHandlerOptions): (request: Request, address: string | undefined) => Promise<Response> {
  let written = new Set<string>()
  let sinceMs = -Infinity

  function note(report: PolicyReport): void {
    if (now() - sinceMs >= logIntervalMs) {
      written = new Set()
      sinceMs = now()
    }
    const key = `${report.directive} ${report.blocked}`
    if (written.has(key) || written.size >= maxReportsPerInterval) return
    written.add(key)
    write(report)
  }

  return async (request, address = '') => {
    const retryAfterS = await limits.take('reports', address)
    if (retryAfterS !== undefined) {
      return new Response(null, { status: 429, headers: { 'retry-after': String(retryAfterS) } })
    }
    const body = await readBody(request, maxReportBytes)
    if (body === undefined) {
      return new Response(null, { status: 413, headers: { connection: 'close' } })
    }
    try {
      for (const report of parseReports(JSON.parse(new TextDecoder().decode(body)))) note(report)
    } catch {
      return new Response(null, { status: 400 })
    }
    return new Response(null, { status: 204 })
  }
}

/** Parses a request body in either format: a Reporting API list, or a single `report-uri` report. */
function parseReports(value: unknown): PolicyReport[] {
  const list = Array.isArray(value) ? value.slice(0, 20) : [value]
  return list.flatMap((entry) => {
    const body = getField(entry, 'body') ?? getField(entry, 'csp-report')
    const directive =
      getField(body, 'effectiveDirective') ??
      getField(body, 'effective-directive') ??
      getField(body, 'violated-directive')
    const blocked = getField(body, 'blockedURL') ?? getField(body, 'blocked-uri')
    if (typeof directive !== 'string' || typeof blocked !== 'string') return []
    return [{ directive: sanitiseToken(directive), blocked: getOrigin(blocked) }]
  })
}

function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

function getOrigin(address: string): string {
  const url = URL.parse(address)
  return sanitiseToken(
    url === null || url.origin === 'null' ? (url?.protocol ?? address) : url.origin,
  )
}

/** Removes all characters that do not occur in directives or origins, so that a report cannot inject anything into the log. */
function sanitiseToken(text: string): string {
  return text.replaceAll(/[^\w.:/*-]/g, '').slice(0, 100)
}
