import { createContext, useContext } from 'react'

/** The render's nonce; undefined in the browser, where nothing inline is added any more. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}

/** The id of the request that a page is rendered for; undefined in the browser, where none is. */
export const ReferenceContext = createContext<string | undefined>(undefined)

/**
 * Whether a page is sent without scripts: it answers a request that was not let in, so that its address, and
 * what the router would make of it, is another page's.
 */
export const WithoutScriptsContext = createContext(false)
