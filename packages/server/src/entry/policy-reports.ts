import { readBody } from '../http/read-body.ts'
import type { RequestLimits } from './request-limits.ts'

/** Path for browsers' CSP violation reports. */
export const reportsPath = '/csp-reports'

/** Logged part of a report, without page URLs or visitor data. */
export interface PolicyReport {
  directive: string
  /** The origin that was stopped, or `inline`, `eval`, `data` and the like. */
  blocked: string
}

export interface PolicyReportsOptions {
  limits: RequestLimits
  write: (report: PolicyReport) => void
  /** Milliseconds since 1970. */
  now: () => number
}

const largestReport = 16 * 1024
/**
 * Minimum time between log lines for the same violation. Browser extensions that inject scripts violate the policy on
 * every page.
 */
const repeatMs = 60_000
/** Maximum number of different violations logged in that time, because reports can be forged. */
const mostReports = 20

/**
 * Creates the handler of CSP reports. Reports are untrusted, so they are truncated, counted, and logged at most once a
 * minute each.
 */
export function createPolicyReports({
  limits,
  write,
  now,
}: PolicyReportsOptions): (request: Request, address: string | undefined) => Promise<Response> {
  let written = new Set<string>()
  let sinceMs = -Infinity

  function note(report: PolicyReport): void {
    if (now() - sinceMs >= repeatMs) {
      written = new Set()
      sinceMs = now()
    }
    const key = `${report.directive} ${report.blocked}`
    if (written.has(key) || written.size >= mostReports) return
    written.add(key)
    write(report)
  }

  return async (request, address = '') => {
    const retryAfterS = await limits.take('reports', address)
    if (retryAfterS !== undefined) {
      return new Response(null, { status: 429, headers: { 'retry-after': String(retryAfterS) } })
    }
    const body = await readBody(request, largestReport)
    if (body === undefined) {
      return new Response(null, { status: 413, headers: { connection: 'close' } })
    }
    try {
      for (const report of readReports(JSON.parse(new TextDecoder().decode(body)))) note(report)
    } catch {
      return new Response(null, { status: 400 })
    }
    return new Response(null, { status: 204 })
  }
}

/** Reads reports of both kinds: a list of the Reporting API, or the one of `report-uri`. */
function readReports(value: unknown): PolicyReport[] {
  const list = Array.isArray(value) ? value.slice(0, 20) : [value]
  return list.flatMap((entry) => {
    const body = fieldOf(entry, 'body') ?? fieldOf(entry, 'csp-report')
    const directive =
      fieldOf(body, 'effectiveDirective') ??
      fieldOf(body, 'effective-directive') ??
      fieldOf(body, 'violated-directive')
    const blocked = fieldOf(body, 'blockedURL') ?? fieldOf(body, 'blocked-uri')
    if (typeof directive !== 'string' || typeof blocked !== 'string') return []
    return [{ directive: word(directive), blocked: originOf(blocked) }]
  })
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

function originOf(address: string): string {
  const url = URL.parse(address)
  return word(url === null || url.origin === 'null' ? (url?.protocol ?? address) : url.origin)
}

/** Letters of a directive or an origin, and nothing that would mean something in a log. */
function word(text: string): string {
  return text.replaceAll(/[^\w.:/*-]/g, '').slice(0, 100)
}
