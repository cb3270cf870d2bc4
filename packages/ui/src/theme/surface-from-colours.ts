import { contrast, type Hex, makeReadable, mixColours, parseColour, readableInk } from './colour.ts'
import type { DesignInput, DesignValue } from './design-input.ts'
import { themeFromDesign } from './theme-from-design.ts'
import { type ColourRole, tokenVariable } from './tokens.ts'

/** The two colours that an editor may give to a part of a page. */
export interface AreaColours {
  background?: DesignValue
  foreground?: DesignValue
}

/** A part of a page in colours of its own. */
export interface AreaSurface {
  /** Custom property to value, for a rule of that part: what is in it paints with these. */
  variables: Record<string, string>
  /** White is easier to see on its background than black. */
  isDark: boolean
}

const text = 4.55
const graphic = 3.05
const comfortable = 7
/** The least contrast between a button and its background. */
const seen = 2.2

/**
 * Makes the colours of a part of a page, such as a header, of what an editor gave. Text reaches 4.5:1 and controls
 * 3:1 on any of them: a foreground that cannot be read keeps its hue and moves until it can.
 *
 * @param place - the site's design, and the role of the background where none is given
 * @returns undefined when neither is a colour
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
        : // What has to change anyway goes to 7:1: at the least contrast that is allowed it would look faded.
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
 * Makes the colours of one button of what an editor gave: its label reaches 4.5:1, and is black or white where none
 * is given.
 *
 * @returns custom property to value, for the button itself; undefined without a background, which a label needs
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
