/** A place of a recorded route, in degrees. */
export interface RoutePoint {
  latitude: number
  longitude: number
  /** Metres above the sea; undefined where the device did not know. */
  elevationMetres: number | undefined
  /** Milliseconds since 1970. */
  atMs: number | undefined
}

/** A route: one segment, or several with pauses. */
export type RouteStretches = readonly (readonly RoutePoint[])[]

const earthRadiusMetres = 6_371_008.8

/** The distance between two places as a bird flies, in metres. */
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
