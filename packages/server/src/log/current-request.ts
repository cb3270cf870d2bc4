import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogWriter } from './log-writer.ts'
import type { RequestTrace } from './request-trace.ts'

const requests = new AsyncLocalStorage<RequestTrace>()
const sites = new AsyncLocalStorage<LogWriter['problem']>()

/** The request that this work is done for; undefined outside of any. */
export function currentRequest(): RequestTrace | undefined {
  return requests.getStore()
}

/** Does work for a request; whatever is called from it knows which. */
export function runForRequest<T>(trace: RequestTrace | undefined, work: () => T): T {
  return trace === undefined ? work() : requests.run(trace, work)
}

/** The log for problems of the site that this work belongs to; undefined outside of any site. */
export function currentProblemLog(): LogWriter['problem'] | undefined {
  return sites.getStore()
}

/** Does work for a site, which outlasts requests; whatever is called from it, then or later, writes problems there. */
export function runForSite<T>(writeProblem: LogWriter['problem'], work: () => T): T {
  return sites.run(writeProblem, work)
}
