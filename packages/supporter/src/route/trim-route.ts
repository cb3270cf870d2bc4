import { metresBetween } from './route.ts'

/** This much of a route is hidden at either end: people start and finish at home. */
export const trimmedMetres = 200

interface Place {
  latitude: number
  longitude: number
}

/**
 * Takes off both ends of a route: everything up to the first place, and from the last place, that is
 * far enough from where it began and ended. A way home past the front door stays hidden too, as long
 * as it has not left the circle.
 *
 * @returns nothing when the whole route is near its ends
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
