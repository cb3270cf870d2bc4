import { contrast, type Hex, makeReadable, mixColours, parseColour, readableInk } from './colour.ts'
import type { DesignInput, DesignValue } from './design-input.ts'
import { themeFromDesign } from './theme-from-design.ts'
import { type ColourRole, tokenVariable } from './tokens.ts'

/** Colours of a part of a page, set by an editor. */
export interface AreaColours {
  background?: DesignValue
  foreground?: DesignValue
}

/** Derived colours of a part of a page. */
export interface AreaSurface {
  /** CSS custom properties to set on that part of the page. Its content uses them. */
  variables: Record<string, string>
  /** Whether white has more contrast on the background than black. */
  isDark: boolean
}

const minTextContrast = 4.55
const minGraphicContrast = 3.05
const comfortableContrast = 7
/** Minimum contrast between a button and its background. */
const minButtonContrast = 2.2

/**
 * Derives the colours of a part of a page, such as a header. Text gets at least 4.5:1 and controls 3:1. An unreadable
 * foreground keeps its hue and is adjusted.
 *
 * @param place - the site's design, and the default background role
 * @returns undefined if neither `background` nor `foreground` is a valid colour
 */
export function surfaceFromColours(
  { background, foreground }: AreaColours,
  { design, ground: role }: { design?: DesignInput | null; ground: ColourRole },
): AreaSurface | undefined {
  const own = { ground: parseColour(background), text: parseColour(foreground) }
  if (own.ground === undefined && own.text === undefined) return undefined
  const { variables } = themeFromDesign(design)
  const themed = (name: ColourRole) => variables[`--${tokenVariable(['color', name])}`] as Hex
  const ground = own.ground ?? themed(role)
  const ink = readableInk([ground])
  const textColour =
    own.text === undefined
      ? ([themed('onDark'), themed('text')].find(
          (colour) => contrast(colour, ground) >= comfortableContrast,
        ) ?? ink)
      : contrast(own.text, ground) >= minTextContrast
        ? own.text
        : // Adjusted text gets 7:1, because it would look faded at the minimum.
          makeReadable(own.text, [ground], comfortableContrast)
  const primary = themed('primary')
  const [fill, onFill] =
    contrast(primary, ground) >= minButtonContrast
      ? [primary, themed('onPrimary')]
      : [textColour, ground]
  const roles = {
    ground,
    text: textColour,
    muted: makeReadable(mixColours(textColour, ground, 0.78), [ground], minTextContrast),
    heading: textColour,
    link: makeReadable(primary, [ground], minTextContrast),
    line: mixColours(textColour, ground, 0.24),
    control: makeReadable(mixColours(textColour, ground, 0.5), [ground], minGraphicContrast),
    focus: textColour,
    fill,
    onFill,
    meterFill: makeReadable(primary, [ground], minGraphicContrast),
    meterTrack: ground,
  }
  return {
    variables: Object.fromEntries(
      Object.entries(roles).map(([name, value]) => [
        `--${tokenVariable(['surface', name])}`,
        value,
      ]),
    ),
    isDark: ink === '#ffffff',
  }
}

/**
 * Derives the colours of one button. Its label gets at least 4.5:1, and defaults to black or white.
 *
 * @returns custom properties for the button, or undefined if there is no background
 */
export function buttonFromColours({
  background,
  foreground,
}: AreaColours): Record<string, string> | undefined {
  const fill = parseColour(background)
  if (fill === undefined) return undefined
  const onFill = makeReadable(parseColour(foreground) ?? readableInk([fill]), [fill], 4.55)
  return {
    [`--${tokenVariable(['surface', 'fill'])}`]: fill,
    [`--${tokenVariable(['surface', 'onFill'])}`]: onFill,
  }
}
