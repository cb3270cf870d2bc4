import { mixColours, parseColour } from './colour.ts'
import type { DesignFont, DesignInput, DesignValue, ThemeChange } from './design-input.ts'
import { defaultFontFamily, kitRadii, siteColours } from './kit.ts'
import { paletteFromDesign } from './palette.ts'
import { tokenVariable } from './tokens.ts'

const schemes = ['light', 'dark', 'auto'] as const

/** Theme of a site. */
export interface Theme {
  /** CSS custom properties and their values, such as `{ '--milepost-color-primary': '#1667d9' }`. */
  variables: Record<string, string>
  /** The variables as a `:root{…}` rule, and a dark mode rule if the design has one. Safe in a `<style>` element. */
  css: string
  /** Attributes of the root element: section edges and texture. */
  attributes: { 'data-edge': Edge; 'data-pattern': Pattern }
  /** Colours of the design that the theme adjusted, for the editor. */
  changes: ThemeChange[]
}

/**
 * Creates a theme from a site's design record. Text and controls reach WCAG AA (4.5:1 and 3:1) for any brand colours,
 * and `changes` lists adjusted colours. Missing or invalid values get the kit's defaults (Spec §9), so that only
 * validated values reach the style sheet.
 *
 * @param design - an empty object or undefined returns the kit's theme
 */
export function themeFromDesign(design?: DesignInput | null): Theme {
  const given = isRecord(design) ? dropInvalidFields(design) : {}
  const changes: ThemeChange[] = []
  const scheme = oneOf(schemes, given.scheme)
  const report = (change: ThemeChange) => changes.push(change)
  const variables = toVariables({
    color: paletteFromDesign(scheme === 'dark' ? toDarkDesign(given) : given, report),
    font: typographyFromDesign(given),
    ...shapeFromDesign(given),
  })
  const schemeRule =
    scheme === 'light' ? '' : `color-scheme:${scheme === 'auto' ? 'light dark' : 'dark'};`
  return {
    variables,
    css: `:root{${schemeRule}${toDeclarations(variables)}}${scheme === 'auto' ? toDarkRule(given) : ''}`,
    attributes: {
      'data-edge': oneOf(edges, given.edge),
      'data-pattern': oneOf(patterns, given.pattern),
    },
    changes,
  }
}

function toVariables(groups: Record<string, Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [`--${tokenVariable([group, name])}`, value]),
    ),
  )
}

function toDeclarations(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/** Returns the style sheet rule for dark mode. Its colour changes are intended, so they are not reported. */
function toDarkRule(design: DesignInput): string {
  const color = paletteFromDesign(toDarkDesign(design), () => undefined)
  return `@media (prefers-color-scheme:dark){:root{${toDeclarations(toVariables({ color }))}}}`
}

/** Returns the dark variant of a design: an almost black page with a tint of the brand's dark colour. */
function toDarkDesign(design: DesignInput): DesignInput {
  const dark = parseColour(design.colors?.dark) ?? siteColours.dark
  return { ...design, background: mixColours(dark, '#08090a', 0.28) }
}

// A CMS may send any value instead of a group of fields.
function dropInvalidFields(design: DesignInput): DesignInput {
  const fonts = isRecord(design.fonts) ? design.fonts : {}
  return {
    ...pickScalars(design),
    colors: pickScalars(design.colors),
    buttons: pickScalars(design.buttons),
    fonts: {
      head: pickScalars(fonts.head),
      body: pickScalars(fonts.body),
      button: pickScalars(fonts.button),
    },
  }
}

/** Returns the fields of a group whose values are strings, numbers or booleans. */
function pickScalars(group: unknown): Record<string, DesignValue> {
  if (!isRecord(group)) return {}
  return Object.fromEntries(
    Object.entries(group).filter((field): field is [string, string | number | boolean] =>
      ['string', 'number', 'boolean'].includes(typeof field[1]),
    ),
  )
}

function isRecord<T>(value: T): value is T & object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const edges = ['none', 'wave', 'diagonal'] as const
export const patterns = ['none', 'waves', 'contours'] as const

const remPx = 16

export type Edge = (typeof edges)[number]
export type Pattern = (typeof patterns)[number]

/**
 * Returns the radii, button sizes and column widths of a design. The button's radius determines all corners.
 *
 * @default the kit's (Spec §9)
 */
export function shapeFromDesign(design: DesignInput): {
  radius: Record<string, string>
  button: Record<string, string>
  layout: Record<string, string>
} {
  const buttons = design.buttons ?? {}
  const radius = parseClamped(buttons.radius, 0, 100)
  const borderWidth = parseClamped(buttons.borderWidth, 0, 6)
  const spacing = parseClamped(buttons.spacing, 0.5, 3)
  const fontSize = parseClamped(buttons.fontSize, 0.75, 1.5)
  const container = parseClamped(design.container, 320, 2560)
  const containerSpace = parseClamped(design.containerSpace, 0, 400)
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
            // Numbers and ticks are in circles, unless everything else is square.
            mark: radius < 4 ? `${radius}px` : '50%',
          },
    button: {
      borderWidth: `${borderWidth ?? 2}px`,
      borderColor: borderColor ?? 'transparent',
      paddingInline: `${spacing ?? 1.4}em`,
      fontSize: `${fontSize ?? 1}em`,
    },
    // Omitted values have defaults in the kit's style sheet.
    layout: {
      ...(container === undefined ? {} : { container: `${container / remPx}rem` }),
      ...(containerSpace === undefined ? {} : { gutter: `${containerSpace / remPx}rem` }),
    },
  }
}

/** Returns the name that equals the value, ignoring case, or the first name if there is none. */
export function oneOf<const T extends readonly [string, ...string[]]>(
  names: T,
  value: DesignValue,
): T[number] {
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : undefined
  return names.find((name) => name === wanted) ?? names[0]
}

function parseClamped(value: DesignValue, least: number, most: number): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const match = /^(\d{1,5}(?:\.\d{1,4})?)(?:px|em|rem)?$/.exec(String(value).trim())
  if (match === null) return undefined
  return Math.min(most, Math.max(least, Number(match[1])))
}

const sansFallback =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
const serifFallback = 'Georgia, "Times New Roman", serif'
const serifNames =
  /serif(?<!sans[ -]?serif)|slab|fraunces|merriweather|playfair|garamond|georgia|times|lora|baskerville|caslon/i
const condensedNames = /condensed|narrow|oswald|bebas|anton/i
const familyName = /^[\p{L}\p{N} _-]{1,60}$/u
const genericName =
  /^(?:serif|sans-serif|monospace|system-ui|ui-(?:serif|sans-serif|rounded|monospace))$/

/**
 * Returns the font roles of a design. Invalid families, weights and letter spacings are replaced by the kit's defaults
 * (Inter, headings 700).
 */
export function typographyFromDesign(design: DesignInput): Record<string, string> {
  const fonts = design.fonts ?? {}
  const body = fonts.body ?? {}
  const head = fonts.head ?? {}
  const button = fonts.button ?? {}
  const bodyFamily = familyStack(body.family) ?? familyStack(defaultFontFamily) ?? 'sans-serif'
  const headFamily = familyStack(head.family) ?? bodyFamily
  const capitals = isOn(head.uppercase)
  return {
    headFamily,
    headWeight: weight(head, '700'),
    headTransform: capitals ? 'uppercase' : 'none',
    headSpacing: parseLetterSpacing(head.spacing, capitals ? '0.01em' : '-0.015em'),
    headLineHeight: capitals ? '1.04' : '1.14',
    // Condensed fonts look smaller than they are.
    headSize: condensedNames.test(headFamily) ? '1.16' : '1',
    bodyFamily,
    bodyWeight: weight(body, '400'),
    bodySpacing: parseLetterSpacing(body.spacing, 'normal'),
    buttonFamily: familyStack(button.family) ?? bodyFamily,
    buttonWeight: weight(button, '600'),
    buttonTransform: isOn(button.uppercase) ? 'uppercase' : 'none',
    buttonSpacing: parseLetterSpacing(button.spacing, isOn(button.uppercase) ? '0.04em' : 'normal'),
  }
}

function familyStack(value: DesignValue): string | undefined {
  if (typeof value !== 'string') return undefined
  const names = value
    .split(',')
    .map((name) => name.trim().replaceAll(/^["']|["']$/g, ''))
    .filter((name) => familyName.test(name))
  if (names.length === 0) return undefined
  const quoted = names.slice(0, 6).map((name) => (genericName.test(name) ? name : `"${name}"`))
  const endsGeneric = genericName.test(names.at(-1) ?? '')
  if (endsGeneric) return quoted.join(', ')
  return `${quoted.join(', ')}, ${serifNames.test(names[0] ?? '') ? serifFallback : sansFallback}`
}

function weight(font: DesignFont, fallback: string): string {
  const value = Number(font.weight)
  if (font.weight === null || font.weight === '' || !Number.isFinite(value)) return fallback
  return value >= 100 && value <= 900 ? String(Math.round(value)) : fallback
}

function parseLetterSpacing(value: DesignValue, fallback: string): string {
  if (value === null || value === undefined || value === '') return fallback
  const match = /^(-?\d{0,3}(?:\.\d{1,4})?)(px|em|rem)?$/.exec(String(value).trim())
  const amount = Number(match?.[1])
  if (match === null || match[1] === '' || !Number.isFinite(amount)) return fallback
  const unit = match[2] ?? 'em'
  const widest = unit === 'px' ? 8 : 0.5
  return Math.abs(amount) <= widest ? `${amount}${unit}` : fallback
}

function isOn(value: DesignValue): boolean {
  return value === true || /^(?:true|yes|on|1)$/i.test(String(value ?? ''))
}
