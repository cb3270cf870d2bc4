import { createContext, use } from 'react'
import type { Place } from './supporter-host.ts'

export const PlaceContext = createContext<Place>({ pathname: '/', search: '', hash: '' })

/** Returns the current location from the host. */
export function usePlace(): Place {
  return use(PlaceContext)
}
