import { createContext } from 'react'

/** The id of the request that a page is rendered for; undefined in the browser, where none is. */
export const ReferenceContext = createContext<string | undefined>(undefined)
