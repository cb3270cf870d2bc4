import { createContext, use } from 'react'
import type { Place } from './supporter-host.ts'

export const PlaceContext = createContext<Place>({ pathname: '/', search: '', hash: '' })

/** Where the visitor is, as the host says. */
export function usePlace(): Place {
  return use(PlaceContext)
}
