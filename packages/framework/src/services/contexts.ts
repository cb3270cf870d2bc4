import { createContext, useContext } from 'react'

/** Nonce of the server render; undefined in the browser, which adds nothing inline. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}

/** Request id of the server render; undefined in the browser. */
export const ReferenceContext = createContext<string | undefined>(undefined)

/**
 * Whether a page is sent without scripts: it answers a request that was not let in, so that its address, and
 * what the router would make of it, is another page's.
 */
export const WithoutScriptsContext = createContext(false)
