import { readableInk, makeReadable, parseColour } from './colour.ts'
import type { AreaColours } from './surface-from-colours.ts'
import { tokenVariable } from './tokens.ts'

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
