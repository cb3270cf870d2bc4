/** A place on the earth, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

const precision = 100_000
// A day's walk, noted every second.
const mostPlaces = 100_000

/**
 * Reads an encoded polyline (five decimals). Ends at the first thing that is none: what is before
 * it is kept, and places that are not on the earth are left out.
 *
 * @param encoded - anything; what is no text gives an empty list
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
  while (at < encodedText.length && places.length < mostPlaces) {
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
