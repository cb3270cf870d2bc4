/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Colours from the element's attributes. Undefined selects the default. */
export type ColourOptions = {
  readonly [Name in 'background' | 'text' | 'accent']?: Colour | undefined
}

/** Colours with sufficient contrast against their backgrounds. */
export interface ReadableColours {
  readonly background: Colour
  readonly text: Colour
  /** Link colour, readable on `background`. */
  readonly link: Colour
  /** Fill colour of the progress bar and button, readable on `background`. */
  readonly fill: Colour
  /** Colour of the button's label, readable on `fill`. */
  readonly label: Colour
}

const black: Colour = [0, 0, 0]
const white: Colour = [255, 255, 255]
// The same ratios as the theme: slightly above WCAG's, to allow for rounding.
const textRatio = 4.55
const graphicRatio = 3.05
const comfortableRatio = 7

/**
 * Adjusts the author's colours until they are readable, by the same rules as the theme. A colour with a contrast of at
 * least 4.5:1 (text, link) or 3:1 (bar, button) is kept. Other colours are mixed with black or white: text until it
 * reaches 7:1, the others as little as possible.
 */
export function readableColours({
  background = white,
  text,
  accent,
}: ColourOptions): ReadableColours {
  const ink = chooseInk(background)
  const messages = text ?? ink
  const own = accent ?? mix(ink, [11, 87, 208], ink === black ? 0 : 0.6)
  const fill = makeReadable(own, background, graphicRatio)
  return {
    background,
    // Adjusted text gets more than the minimum contrast, at which it would look faded.
    text:
      contrast(messages, background) < textRatio
        ? makeReadable(messages, background, comfortableRatio)
        : messages,
    link: makeReadable(own, background, textRatio),
    fill,
    label: contrast(white, fill) < textRatio ? chooseInk(fill) : white,
  }
}

/** Contrast ratio of two colours (WCAG 2), from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [first, second] = [getLuminance(one), getLuminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function makeReadable(colour: Colour, background: Colour, ratio: number): Colour {
  const ink = chooseInk(background)
  for (let share = 0; share < 1; share += 1 / 64) {
    const candidate = mix(ink, colour, share)
    if (contrast(candidate, background) >= ratio) return candidate
  }
  return ink
}

function chooseInk(background: Colour): Colour {
  return contrast(black, background) < contrast(white, background) ? white : black
}

function mix(one: Colour, other: Colour, share: number): Colour {
  const channel = (at: 0 | 1 | 2) => Math.round(one[at] * share + other[at] * (1 - share))
  return [channel(0), channel(1), channel(2)]
}

function getLuminance(colour: Colour): number {
  const light = (at: 0 | 1 | 2) => {
    const share = colour[at] / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2)
}

/**
 * Parses a colour such as `#0b57d0`. Named colours such as `teal` are not supported: they could only be resolved by
 * drawing them, and browsers with fingerprinting protection return noise. Returns undefined
 * if the value is not a six-digit hex colour.
 */
export function parseColour(value: string): Colour | undefined {
  if (!/^#[\da-f]{6}$/i.test(value)) return undefined
  const channel = (at: number) => Number.parseInt(value.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}
