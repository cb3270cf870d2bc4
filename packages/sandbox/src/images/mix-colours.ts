const unreadable: Channels = [128, 128, 128]

type Channels = [red: number, green: number, blue: number]

/**
 * Mixes two `#rrggbb` colours; `share` is the part of the second, from 0 to 1. Anything that is not
 * such a colour counts as mid grey, so the answer is always a colour and nothing else.
 */
export function mixColours(first: string, second: string, share: number): string {
  const from = channels(first)
  const to = channels(second)
  const part = Math.min(1, Math.max(0, share || 0))
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** How far apart two colours look, from 0 to about 765, weighted as the eye weighs them. */
export function colourDistance(first: string, second: string): number {
  const [red, green, blue] = channels(first)
  const [otherRed, otherGreen, otherBlue] = channels(second)
  const middle = (red + otherRed) / 2
  return Math.sqrt(
    (2 + middle / 256) * (red - otherRed) ** 2 +
      4 * (green - otherGreen) ** 2 +
      (2 + (255 - middle) / 256) * (blue - otherBlue) ** 2,
  )
}

function channels(colour: string): Channels {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!match) return unreadable
  const [, red = '80', green = '80', blue = '80'] = match
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}
