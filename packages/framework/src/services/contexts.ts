import { createContext, useContext } from 'react'

/** CSP nonce of the server render; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}

/** Request id of the server render; undefined in the browser. */
export const ReferenceContext = createContext<string | undefined>(undefined)

/**
 * Whether the page is sent without scripts. True for rejected requests: their URL belongs to another page, which the router
 * would load.
 */
export const WithoutScriptsContext = createContext(false)
