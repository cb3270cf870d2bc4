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

/** Colour as `#rrggbb` in lower case. */
export type Hex = `#${string}`

const longestColour = 64

/**
 * Parses a colour typed by an editor: hex, a named colour, `rgb()`, `hsl()` or `oklch()`. Ignores transparency.
 *
 * @returns undefined if it is not a colour
 */
export function parseColour(value: unknown): Hex | undefined {
  if (typeof value !== 'string' || value.length > longestColour) return undefined
  const { toRgb } = colourSpaces()
  const parsed = parse(value.trim().toLowerCase())
  return parsed === undefined ? undefined : toHex(toRgb(parsed))
}

/** Contrast ratio (WCAG 2), from 1 to 21. */
export function contrast(colour: Hex, other: Hex): number {
  colourSpaces()
  return wcagContrast(colour, other)
}

/** Returns the lowest contrast of a foreground on several backgrounds. */
export function lowestContrast(foreground: Hex, backgrounds: readonly Hex[]): number {
  return Math.min(...backgrounds.map((background) => contrast(foreground, background)))
}

/**
 * Mixes two colours by channel.
 *
 * @param share - share of `colour`, 0 to 1
 */
export function mixColours(colour: Hex, other: Hex, share: number): Hex {
  const [a, b] = [toChannels(colour), toChannels(other)]
  return fromChannels(a.map((value, index) => value * share + (b[index] ?? 0) * (1 - share)))
}

/** Whether a colour has almost no hue: black, white or grey. */
export function isGrey(colour: Hex): boolean {
  const channels = toChannels(colour)
  return Math.max(...channels) - Math.min(...channels) < 16
}

/** Returns black or white, whichever has more contrast on all backgrounds. */
export function readableInk(backgrounds: readonly Hex[]): Hex {
  return lowestContrast('#000000', backgrounds) >= lowestContrast('#ffffff', backgrounds)
    ? '#000000'
    : '#ffffff'
}

/**
 * Changes the lightness of a colour as little as possible until it is readable on all backgrounds. Keeps the hue.
 *
 * @param ratio - required WCAG contrast
 * @returns the same colour if it is readable, black or white if nothing else is
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

function toChannels(colour: Hex): number[] {
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

// Registered on the first call, to avoid side effects of the import.
let spaces: ReturnType<typeof registerSpaces> | undefined
const colourSpaces = () => (spaces ??= registerSpaces())
function registerSpaces() {
  useMode(modeHsl)
  useMode(modeLrgb)
  return { toRgb: useMode(modeRgb), toOklch: useMode(modeOklch) }
}
