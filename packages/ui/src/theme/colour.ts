import {
  clampChroma,
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklch,
  modeRgb,
  parse,
  useMode,
  wcagContrast,
} from 'culori/fn'

/** A colour as `#rrggbb`, in lower case. */
export type Hex = `#${string}`

const longestColour = 64

/**
 * Reads a colour out of anything an editor may have typed: hex, a named colour, `rgb()`, `hsl()`
 * or `oklch()`. Transparency is dropped.
 *
 * @returns undefined for whatever is not a colour
 */
export function parseColour(value: unknown): Hex | undefined {
  if (typeof value !== 'string' || value.length > longestColour) return undefined
  const { toRgb } = colourSpaces()
  const parsed = parse(value.trim().toLowerCase())
  return parsed === undefined ? undefined : toHex(toRgb(parsed))
}

/**
 * Contrast of two colours by WCAG 2, from 1 (none) to 21 (black on white).
 */
export function contrast(one: Hex, other: Hex): number {
  colourSpaces()
  return wcagContrast(one, other)
}

/** The smallest contrast of a foreground over several backgrounds. */
export function lowestContrast(foreground: Hex, backgrounds: readonly Hex[]): number {
  return Math.min(...backgrounds.map((background) => contrast(foreground, background)))
}

/**
 * Mixes two colours channel by channel.
 *
 * @param share - how much of `one` is in the mixture, 0 to 1
 */
export function mixColours(one: Hex, other: Hex, share: number): Hex {
  const [a, b] = [channels(one), channels(other)]
  return fromChannels(a.map((value, index) => value * share + (b[index] ?? 0) * (1 - share)))
}

/** Whichever of black and white is easier to see on all the backgrounds. */
export function readableInk(backgrounds: readonly Hex[]): Hex {
  return lowestContrast('#000000', backgrounds) >= lowestContrast('#ffffff', backgrounds)
    ? '#000000'
    : '#ffffff'
}

/**
 * Moves a colour's lightness, keeping its hue, only as far as it must go to be seen on every
 * background.
 *
 * @param ratio - the WCAG contrast to reach
 * @returns the colour itself when it is readable already; black or white when nothing else is
 */
export function makeReadable(
  colour: Hex,
  backgrounds: readonly Hex[],
  ratio: number,
  ink: Hex = readableInk(backgrounds),
): Hex {
  if (lowestContrast(colour, backgrounds) >= ratio) return colour
  const { toOklch } = colourSpaces()
  const { c = 0, h = 0, l = 0 } = toOklch(colour) ?? {}
  const goal = ink === '#000000' ? 0 : 1
  let near = 0
  let far = 1
  let best: Hex = ink
  for (let step = 0; step < 9; step += 1) {
    const middle = (near + far) / 2
    const candidate = toHex(
      clampChroma({ mode: 'oklch', l: l + (goal - l) * middle, c, h }, 'oklch'),
    )
    if (lowestContrast(candidate, backgrounds) >= ratio) {
      best = candidate
      far = middle
    } else {
      near = middle
    }
  }
  return best
}

function channels(colour: Hex): number[] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function fromChannels(values: readonly number[]): Hex {
  const parts = values.map((value) => Math.round(value).toString(16).padStart(2, '0'))
  return `#${parts.join('')}`
}

function toHex(colour: Parameters<typeof formatHex>[0]): Hex {
  return (formatHex(colour) ?? '#000000') as Hex
}

// Registered by the first call, not by the import.
let spaces: ReturnType<typeof registerSpaces> | undefined
const colourSpaces = () => (spaces ??= registerSpaces())
function registerSpaces() {
  useMode(modeHsl)
  useMode(modeLrgb)
  return { toRgb: useMode(modeRgb), toOklch: useMode(modeOklch) }
}
