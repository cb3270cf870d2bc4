import type { DesignInput, DesignValue } from './design-input.ts'
import { paletteFromDesign } from './palette.ts'
import { mixColours, parseColour } from './colour.ts'
import { siteColours } from './kit.ts'
import {
  edges,
  oneOf,
  patterns,
  shapeFromDesign,
  type Edge,
  type Pattern,
} from './shape-from-design.ts'
import type { ThemeChange } from './theme-change.ts'
import { tokenVariable } from './tokens.ts'
import { typographyFromDesign } from './typography.ts'

const schemes = ['light', 'dark', 'auto'] as const

/** A site's looks, ready for its pages. */
export interface Theme {
  /** Custom property to value, such as `--milepost-color-primary` to `#1667d9`. */
  variables: Record<string, string>
  /**
   * The same as one rule, `:root{…}`, and a second one for dark windows where the design asks for
   * it; safe to put into a `<style>` element as it is.
   */
  css: string
  /** What the root element carries: section edges and texture. */
  attributes: { 'data-edge': Edge; 'data-pattern': Pattern }
  /** What was done differently from the design, for the person who made it; empty when nothing. */
  changes: ThemeChange[]
}

/**
 * Makes a theme of a site's design record. Text and controls reach WCAG AA on any brand colours
 * (4.5:1 and 3:1); `changes` says where that needed another colour. Missing or hostile values fall
 * back on the kit's (Spec §9), so that nothing but checked values reaches the style sheet.
 *
 * @param design - an empty object, or nothing, gives the kit's own theme
 */
export function themeFromDesign(design?: DesignInput | null): Theme {
  const given = isRecord(design) ? tidy(design) : {}
  const changes: ThemeChange[] = []
  const scheme = oneOf(schemes, given.scheme)
  const report = (change: ThemeChange) => changes.push(change)
  const variables = variablesOf({
    color: paletteFromDesign(scheme === 'dark' ? darkened(given) : given, report),
    font: typographyFromDesign(given),
    ...shapeFromDesign(given),
  })
  const schemeRule =
    scheme === 'light' ? '' : `color-scheme:${scheme === 'auto' ? 'light dark' : 'dark'};`
  return {
    variables,
    css: `:root{${schemeRule}${declarationsOf(variables)}}${scheme === 'auto' ? darkRule(given) : ''}`,
    attributes: {
      'data-edge': oneOf(edges, given.edge),
      'data-pattern': oneOf(patterns, given.pattern),
    },
    changes,
  }
}

function variablesOf(groups: Record<string, Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [`--${tokenVariable([group, name])}`, value]),
    ),
  )
}

function declarationsOf(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/** The same brand in a dark window; what it changes for that is meant, and not reported. */
function darkRule(design: DesignInput): string {
  const color = paletteFromDesign(darkened(design), () => undefined)
  return `@media (prefers-color-scheme:dark){:root{${declarationsOf(variablesOf({ color }))}}}`
}

/** A design on a page that is nearly black, with a breath of the brand's dark colour. */
function darkened(design: DesignInput): DesignInput {
  const dark = parseColour(design.colors?.dark) ?? siteColours.dark
  return { ...design, background: mixColours(dark, '#08090a', 0.28) }
}

// A content service may send text or a list where a group of fields belongs, and anything as a field.
function tidy(design: DesignInput): DesignInput {
  const fonts = isRecord(design.fonts) ? design.fonts : {}
  return {
    ...scalars(design),
    colors: scalars(design.colors),
    buttons: scalars(design.buttons),
    fonts: {
      head: scalars(fonts.head),
      body: scalars(fonts.body),
      button: scalars(fonts.button),
    },
  }
}

/** The fields of a group that have a plain value; any other counts as left out. */
function scalars(group: unknown): Record<string, DesignValue> {
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
