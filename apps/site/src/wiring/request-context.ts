import { createContext, RouterContextProvider } from 'react-router'
import type { RequestFacts } from './request-facts.ts'
import type { Services } from './services.ts'

/** What one request's loaders are given. */
export interface RequestScope {
  readonly services: Services
  readonly facts: RequestFacts
  /** Marks the inline scripts and styles of this render; see `sealDocument`. */
  readonly nonce: string
}

const scope = createContext<RequestScope>()

/** Puts a request's scope where loaders find it. */
export function createRequestContext(value: RequestScope): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(scope, value)
  return context
}

/** Reads a request's scope inside a loader or action. */
export function requestScope(context: Readonly<RouterContextProvider>): RequestScope {
  return context.get(scope)
}
