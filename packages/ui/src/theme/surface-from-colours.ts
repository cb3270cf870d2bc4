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
  /** Custom properties for a rule of that part. Its content uses them. */
  variables: Record<string, string>
  /** Whether white has more contrast on the background than black. */
  isDark: boolean
}

const text = 4.55
const graphic = 3.05
const comfortable = 7
/** Minimum contrast between a button and its background. */
const seen = 2.2

/**
 * Derives the colours of a part of a page, such as a header. Text gets at least 4.5:1 and controls 3:1. An unreadable
 * foreground keeps its hue and is adjusted.
 *
 * @param place - the site's design, and the default background role
 * @returns undefined if neither is a colour
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
  const words =
    own.text === undefined
      ? ([themed('onDark'), themed('text')].find(
          (colour) => contrast(colour, ground) >= comfortable,
        ) ?? ink)
      : contrast(own.text, ground) >= text
        ? own.text
        : // Adjusted text gets 7:1, because it would look faded at the minimum.
          makeReadable(own.text, [ground], comfortable)
  const primary = themed('primary')
  const [fill, onFill] =
    contrast(primary, ground) >= seen ? [primary, themed('onPrimary')] : [words, ground]
  const roles = {
    ground,
    text: words,
    muted: makeReadable(mixColours(words, ground, 0.78), [ground], text),
    heading: words,
    link: makeReadable(primary, [ground], text),
    line: mixColours(words, ground, 0.24),
    control: makeReadable(mixColours(words, ground, 0.5), [ground], graphic),
    focus: words,
    fill,
    onFill,
    meterFill: makeReadable(primary, [ground], graphic),
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
