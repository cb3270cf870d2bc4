/** Coordinates of a place, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

const precision = 100_000
// One point per second of a day's walk.
const maxPlaces = 100_000

/**
 * Decodes a polyline (five decimals). Stops at the first invalid character and omits invalid coordinates.
 *
 * @param encoded - anything but a string returns an empty list
 */
export function decodePolyline(encoded: unknown): Place[] {
  if (typeof encoded !== 'string') return []
  const places: Place[] = []
  let at = 0
  let latitude = 0
  let longitude = 0

  function next(): number | undefined {
    let value = 0
    for (let shift = 0; shift < 30; shift += 5) {
      const chunk = encodedText.charCodeAt(at) - 63
      at += 1
      if (!(chunk >= 0 && chunk < 64)) return undefined
      value |= (chunk & 31) << shift
      if (chunk < 32) return value & 1 ? ~(value >> 1) : value >> 1
    }
    return undefined
  }

  const encodedText = encoded
  while (at < encodedText.length && places.length < maxPlaces) {
    const down = next()
    const across = next()
    if (down === undefined || across === undefined) break
    latitude += down
    longitude += across
    const place = { latitude: latitude / precision, longitude: longitude / precision }
    if (Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180) places.push(place)
  }
  return places
}
