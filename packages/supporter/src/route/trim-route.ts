import { metresBetween } from './route.ts'

/** This much of a route is hidden at either end: people start and finish at home. */
export const trimmedMetres = 200

interface Place {
  latitude: number
  longitude: number
}

/**
 * Removes both ends of a route: everything before the first point and after the last point that is far enough from the
 * start and the end. A way past the front door stays hidden as well, as long as it has not left the circle.
 *
 * @returns an empty list if the whole route is near its ends
 */
export function trimRoute<P extends Place>(places: readonly P[], metres = trimmedMetres): P[] {
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
