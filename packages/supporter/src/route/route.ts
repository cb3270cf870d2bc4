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
export function metresBetween(
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
