import { createContext } from 'react'

/**
 * Whether a page is sent without scripts: it answers a request that was not let in, so that its address, and
 * what the router would make of it, is another page's.
 */
export const WithoutScriptsContext = createContext(false)
