import { readBody } from '../http/read-body.ts'
import type { RequestLimits } from './request-limits.ts'

/** Path for browsers' CSP violation reports. */
export const reportsPath = '/csp-reports'

/** Logged part of a report, without page URLs or visitor data. */
export interface PolicyReport {
  directive: string
  /** Blocked origin, or a keyword such as `inline`, `eval` or `data`. */
  blocked: string
}

export interface PolicyReportsOptions {
  limits: RequestLimits
  write: (report: PolicyReport) => void
  /** Clock, in milliseconds. */
  now: () => number
}

const maxReportBytes = 16 * 1024
/**
 * Time after which the same violation is logged again. Browser extensions that inject scripts violate the policy on every page.
 */
const repeatMs = 60_000
/** Maximum number of distinct violations logged per `repeatMs`, because reports can be forged. */
const maxReports = 20

/**
 * Creates the handler of CSP violation reports. Anyone can send reports, so they are rate-limited and truncated, and each
 * violation is logged at most once a minute.
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
    if (written.has(key) || written.size >= maxReports) return
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
      for (const report of readReports(JSON.parse(new TextDecoder().decode(body)))) note(report)
    } catch {
      return new Response(null, { status: 400 })
    }
    return new Response(null, { status: 204 })
  }
}

/** Parses a report of either kind: a Reporting API list, or a single `report-uri` report. */
function readReports(value: unknown): PolicyReport[] {
  const list = Array.isArray(value) ? value.slice(0, 20) : [value]
  return list.flatMap((entry) => {
    const body = getField(entry, 'body') ?? getField(entry, 'csp-report')
    const directive =
      getField(body, 'effectiveDirective') ??
      getField(body, 'effective-directive') ??
      getField(body, 'violated-directive')
    const blocked = getField(body, 'blockedURL') ?? getField(body, 'blocked-uri')
    if (typeof directive !== 'string' || typeof blocked !== 'string') return []
    return [{ directive: word(directive), blocked: getOrigin(blocked) }]
  })
}

function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

function getOrigin(address: string): string {
  const url = URL.parse(address)
  return word(url === null || url.origin === 'null' ? (url?.protocol ?? address) : url.origin)
}

/** Keeps the characters of directives and origins only, so that a report cannot inject anything into the log. */
function word(text: string): string {
  return text.replaceAll(/[^\w.:/*-]/g, '').slice(0, 100)
}
