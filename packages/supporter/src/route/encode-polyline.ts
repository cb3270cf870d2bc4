const precision = 100_000

/** Encodes a route in the Encoded Polyline format with five decimals. */
export function encodePolyline(places: readonly { latitude: number; longitude: number }[]): string {
  let text = ''
  let latitude = 0
  let longitude = 0
  for (const place of places) {
    const down = Math.round(place.latitude * precision)
    const across = Math.round(place.longitude * precision)
    text += encoded(down - latitude) + encoded(across - longitude)
    latitude = down
    longitude = across
  }
  return text
}

function encoded(difference: number): string {
  let rest = difference < 0 ? ~(difference << 1) : difference << 1
  let text = ''
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63)
    rest >>>= 5
  }
  return text + String.fromCharCode(rest + 63)
}
