import { createContext, RouterContextProvider } from 'react-router'
import { previewServices } from './preview-services.ts'
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

/**
 * Puts a request's scope where loaders find it.
 *
 * @param value.previewToken - the ref of the drafts that are asked for
 */
export function createRequestContext({
  previewToken,
  ...value
}: RequestScope & { readonly previewToken?: string | undefined }): RouterContextProvider {
  const context = new RouterContextProvider()
  const services =
    previewToken === undefined ? value.services : previewServices(value.services, previewToken)
  context.set(scope, { ...value, services })
  return context
}

/** Reads a request's scope inside a loader or action. */
export function requestScope(context: Readonly<RouterContextProvider>): RequestScope {
  return context.get(scope)
}
