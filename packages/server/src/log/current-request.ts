import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestTrace } from './request-trace.ts'

const requests = new AsyncLocalStorage<RequestTrace>()

/** The request that this work is done for; undefined outside of any. */
export function currentRequest(): RequestTrace | undefined {
  return requests.getStore()
}

/** Does work for a request; whatever is called from it knows which. */
export function runForRequest<T>(trace: RequestTrace | undefined, work: () => T): T {
  return trace === undefined ? work() : requests.run(trace, work)
}
