import { createContext, useContext } from 'react'

/** CSP nonce during server rendering; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}

/** Request id during server rendering; undefined in the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/** Whether the page is sent without scripts. True for rejected requests, whose URL the router would load. */
export const WithoutScriptsContext = createContext(false)
