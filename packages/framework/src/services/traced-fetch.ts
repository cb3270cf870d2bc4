import { currentRequest } from '@milepost/server'

/** Says to the services that are asked which trace their work belongs to. */
export function tracedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const traceparent = currentRequest()?.traceparent
  if (traceparent === undefined) return fetch(input, init)
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  headers.set('traceparent', traceparent)
  return fetch(input, { ...init, headers })
}
