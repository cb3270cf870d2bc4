/** Point of a recorded route, in degrees. */
export interface RoutePoint {
  latitude: number
  longitude: number
  /** Altitude in metres; undefined if unknown. */
  elevationMetres: number | undefined
  /** Milliseconds since the Unix epoch. */
  atMs: number | undefined
}

/** Segments of a route, separated by pauses. */
export type RouteSegments = readonly (readonly RoutePoint[])[]

const earthRadiusMetres = 6_371_008.8

/** Returns the great-circle distance between two points, in metres. */
export function measureDistanceMetres(
  one: Pick<RoutePoint, 'latitude' | 'longitude'>,
  other: Pick<RoutePoint, 'latitude' | 'longitude'>,
): number {
  const radians = Math.PI / 180
  const latitude = ((other.latitude - one.latitude) * radians) / 2
  const longitude = ((other.longitude - one.longitude) * radians) / 2
  const chord =
    Math.sin(latitude) ** 2 +
    Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * Math.sin(longitude) ** 2
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Reduces a route to a maximum number of evenly spaced points, including both ends. */
export function downsampleRoute<P>(places: readonly P[], maxPoints: number): P[] {
  if (places.length <= maxPoints) return [...places]
  const step = (places.length - 1) / (maxPoints - 1)
  return Array.from({ length: maxPoints }, (_, index) => places[Math.round(index * step)] as P)
}

/** Distance from both ends of a route within which it is hidden, in metres, because people often start and finish at home. */
export const trimDistanceMetres = 200

interface GeoPoint {
  latitude: number
  longitude: number
}

/**
 * Removes both ends of a route for privacy: all points before the first one, and after the last one, that is far enough from
 * both start and end. A route that passes its start again later is still shown there.
 *
 * @returns an empty list if no point is far enough
 */
export function trimRoute<P extends GeoPoint>(
  places: readonly P[],
  metres = trimDistanceMetres,
): P[] {
  const start = places[0]
  const end = places.at(-1)
  if (start === undefined || end === undefined) return []
  if (!(metres > 0)) return [...places]
  const isFar = (place: P) =>
    measureDistanceMetres(place, start) > metres && measureDistanceMetres(place, end) > metres
  const first = places.findIndex(isFar)
  if (first === -1) return []
  return places.slice(first, places.findLastIndex(isFar) + 1)
}

const polylinePrecision = 100_000

/** Encodes a route in the Encoded Polyline format with five decimals. */
export function encodePolyline(places: readonly { latitude: number; longitude: number }[]): string {
  let text = ''
  let latitude = 0
  let longitude = 0
  for (const place of places) {
    const down = Math.round(place.latitude * polylinePrecision)
    const across = Math.round(place.longitude * polylinePrecision)
    text += encodeDifference(down - latitude) + encodeDifference(across - longitude)
    latitude = down
    longitude = across
  }
  return text
}

function encodeDifference(difference: number): string {
  let rest = difference < 0 ? ~(difference << 1) : difference << 1
  let text = ''
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63)
    rest >>>= 5
  }
  return text + String.fromCharCode(rest + 63)
}
