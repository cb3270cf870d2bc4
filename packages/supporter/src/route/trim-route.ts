import { metresBetween } from './route.ts'

/** Distance from both ends of a route within which it is hidden, in metres, because people often start and finish at home. */
export const trimDistanceMetres = 200

interface Place {
  latitude: number
  longitude: number
}

/**
 * Removes both ends of a route for privacy: all points before the first one, and after the last one, that is far enough from
 * both start and end. A route that passes its start again later is still shown there.
 *
 * @returns an empty list if no point is far enough
 */
export function trimRoute<P extends Place>(places: readonly P[], metres = trimDistanceMetres): P[] {
  const start = places[0]
  const end = places.at(-1)
  if (start === undefined || end === undefined) return []
  if (!(metres > 0)) return [...places]
  const isFar = (place: P) =>
    metresBetween(place, start) > metres && metresBetween(place, end) > metres
  const first = places.findIndex(isFar)
  if (first === -1) return []
  return places.slice(first, places.findLastIndex(isFar) + 1)
}
