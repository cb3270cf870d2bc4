import type { DesignInput, DesignValue } from './design-input.ts'
import { parseColour } from './colour.ts'
import { kitRadii } from './kit.ts'

export const edges = ['none', 'wave', 'diagonal'] as const
export const patterns = ['none', 'waves', 'contours'] as const

const remPx = 16

/** How a coloured section ends. */
export type Edge = (typeof edges)[number]
/** The texture of a coloured section. */
export type Pattern = (typeof patterns)[number]

/**
 * Radii, button measures and column of a design record. The button's radius, in px, sets the character of
 * all corners; without one they are the kit's (Spec §9).
 */
export function shapeFromDesign(design: DesignInput): {
  radius: Record<string, string>
  button: Record<string, string>
  layout: Record<string, string>
} {
  const buttons = design.buttons ?? {}
  const radius = within(buttons.radius, 0, 100)
  const borderWidth = within(buttons.borderWidth, 0, 6)
  const spacing = within(buttons.spacing, 0.5, 3)
  const fontSize = within(buttons.fontSize, 0.75, 1.5)
  const container = within(design.container, 320, 2560)
  const containerSpace = within(design.containerSpace, 0, 400)
  const borderColor = parseColour(buttons.borderColor)
  return {
    radius:
      radius === undefined
        ? {
            small: `${kitRadii.small}rem`,
            medium: `${kitRadii.medium}rem`,
            large: `${kitRadii.medium * 2}rem`,
            button: `${kitRadii.medium}rem`,
            mark: '50%',
          }
        : {
            small: `${Math.min(radius / 2, 8)}px`,
            medium: `${Math.min(radius, 16)}px`,
            large: `${Math.min(radius * 1.75, 28)}px`,
            button: `${radius}px`,
            // Numbers and ticks are in circles, except where everything else is square.
            mark: radius < 4 ? `${radius}px` : '50%',
          },
    button: {
      borderWidth: `${borderWidth ?? 2}px`,
      borderColor: borderColor ?? 'transparent',
      paddingInline: `${spacing ?? 1.4}em`,
      fontSize: `${fontSize ?? 1}em`,
    },
    // What is not there is the kit's, in its style sheet.
    layout: {
      ...(container === undefined ? {} : { container: `${container / remPx}rem` }),
      ...(containerSpace === undefined ? {} : { gutter: `${containerSpace / remPx}rem` }),
    },
  }
}

/** One of the names, or the first of them for anything else. */
export function oneOf<const T extends readonly [string, ...string[]]>(
  names: T,
  value: DesignValue,
): T[number] {
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : undefined
  return names.find((name) => name === wanted) ?? names[0]
}

function within(value: DesignValue, least: number, most: number): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const match = /^(\d{1,5}(?:\.\d{1,4})?)(?:px|em|rem)?$/.exec(String(value).trim())
  if (match === null) return undefined
  return Math.min(most, Math.max(least, Number(match[1])))
}
