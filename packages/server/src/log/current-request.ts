import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogWriter } from './log-writer.ts'
import type { RequestTrace } from './request-trace.ts'

const requests = new AsyncLocalStorage<RequestTrace>()
const sites = new AsyncLocalStorage<LogWriter['problem']>()

/** Returns the request that the current async context belongs to; undefined outside of requests. */
export function currentRequest(): RequestTrace | undefined {
  return requests.getStore()
}

/** Runs a function in the async context of a request. See `currentRequest`. */
export function runForRequest<T>(trace: RequestTrace | undefined, work: () => T): T {
  return trace === undefined ? work() : requests.run(trace, work)
}

/** Returns the problem log of the current site; undefined outside of sites. */
export function currentProblemLog(): LogWriter['problem'] | undefined {
  return sites.getStore()
}

/**
 * Runs a function in the async context of a site. Problems of all work that it starts are written to the site's log, even after
 * the request has ended.
 */
export function runForSite<T>(writeProblem: LogWriter['problem'], work: () => T): T {
  return sites.run(writeProblem, work)
}
