/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number]

/** The attribute that the page's author set; undefined for the element's default. */
export interface WantedColours {
  readonly background?: Colour | undefined
  readonly text?: Colour | undefined
  readonly accent?: Colour | undefined
}

/** Colours of which each can be read on those it is on. */
export interface ReadableColours {
  readonly background: Colour
  readonly text: Colour
  /** Links, on the background. */
  readonly link: Colour
  /** The bar and the button, on the background. */
  readonly fill: Colour
  /** The colour of the button's label. */
  readonly label: Colour
}

const black: Colour = [0, 0, 0]
const white: Colour = [255, 255, 255]
// The theme's own numbers: a little more than WCAG asks, for what rounding takes.
const textRatio = 4.55
const graphicRatio = 3.05
const comfortableRatio = 7

/**
 * Makes colours that can be read of what an author asked for, by the theme's rule: a colour that reaches 4.5:1 (text) or 3:1
 * (bar, button) is kept; another is moved towards black or white, only as far as it must go.
 */
export function readableColours({
  background = white,
  text,
  accent,
}: WantedColours): ReadableColours {
  const ink = inkFor(background)
  const words = text ?? ink
  const own = accent ?? mix(ink, [11, 87, 208], ink === black ? 0 : 0.6)
  const fill = makeReadable(own, background, graphicRatio)
  return {
    background,
    // What has to change anyway goes further: at the least contrast that is allowed it would look faded.
    text:
      contrast(words, background) < textRatio
        ? makeReadable(words, background, comfortableRatio)
        : words,
    link: makeReadable(own, background, textRatio),
    fill,
    label: contrast(white, fill) < textRatio ? inkFor(fill) : white,
  }
}

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function makeReadable(colour: Colour, background: Colour, ratio: number): Colour {
  const ink = inkFor(background)
  for (let share = 0; share < 1; share += 1 / 64) {
    const candidate = mix(ink, colour, share)
    if (contrast(candidate, background) >= ratio) return candidate
  }
  return ink
}

function inkFor(background: Colour): Colour {
  return contrast(black, background) < contrast(white, background) ? white : black
}

function mix(one: Colour, other: Colour, share: number): Colour {
  const channel = (at: 0 | 1 | 2) => Math.round(one[at] * share + other[at] * (1 - share))
  return [channel(0), channel(1), channel(2)]
}

function luminance(colour: Colour): number {
  const light = (at: 0 | 1 | 2) => {
    const share = colour[at] / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2)
}

/**
 * Reads a colour such as `#0b57d0`. Others, such as `teal`, would have to be drawn to be known, which browsers that hide
 * their readers answer with noise.
 *
 * @returns undefined for whatever is none
 */
export function parseColour(value: string): Colour | undefined {
  if (!/^#[\da-f]{6}$/i.test(value)) return undefined
  const channel = (at: number) => Number.parseInt(value.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}
