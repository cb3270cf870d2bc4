/** A colour's red, green and blue, each from 0 to 1. */
type Rgb = readonly [number, number, number]

/**
 * The contrast of two colours by WCAG 2, from 1 to 21: hexadecimal, `rgb()` or `hsl()`. Undefined when
 * one is written another way, or lets through what is behind it.
 */
export function contrastOf(one: string, other: string): number | undefined {
  const [first, second] = [luminanceOf(one), luminanceOf(other)]
  if (first === undefined || second === undefined) return undefined
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminanceOf(colour: string): number | undefined {
  const rgb = readHex(colour.trim()) ?? readFunction(colour.trim().toLowerCase())
  if (rgb === undefined) return undefined
  const [red, green, blue] = rgb.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function readHex(colour: string): Rgb | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1]
  if (digits === undefined) return undefined
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (start) => Number.parseInt(full.slice(start, start + 2), 16) / 255,
  )
  return [red, green, blue]
}

function readFunction(colour: string): Rgb | undefined {
  const parts = /^(rgb|hsl)a?\(([^)]{1,50})\)$/.exec(colour)
  const numbers = parts?.[2]?.split(/[\s,/]+/).filter((part) => part !== '') ?? []
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN, alpha = 1] = numbers.map(
    (part) => (part.endsWith('%') && parts?.[1] === 'rgb' ? 2.55 : 1) * Number.parseFloat(part),
  )
  if (alpha < 1 || ![first, second, third].every(Number.isFinite)) return undefined
  if (parts?.[1] === 'rgb') return [clamp(first / 255), clamp(second / 255), clamp(third / 255)]
  return fromHsl(first, clamp(second / 100), clamp(third / 100))
}

function fromHsl(hueDegrees: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const step = (((offset + hueDegrees / 30) % 12) + 12) % 12
    return lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
