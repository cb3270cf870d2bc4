import type { DesignInput } from './design-input.ts'
import { paletteFromDesign } from './palette.ts'
import { edges, oneOf, patterns, shapeFromDesign, type Edge, type Pattern } from './shape.ts'
import type { ThemeChange } from './theme-change.ts'
import { tokenVariable } from './tokens.ts'
import { typographyFromDesign } from './typography.ts'

/** A site's looks, ready for its pages. */
export interface Theme {
  /** Custom property to value, such as `--milepost-color-primary` to `#1667d9`. */
  variables: Record<string, string>
  /** The same as one rule, `:root{…}`; safe to put into a `<style>` element as it is. */
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
  const groups: Record<string, Record<string, string>> = {
    color: paletteFromDesign(given, (change) => changes.push(change)),
    font: typographyFromDesign(given),
    ...shapeFromDesign(given),
  }
  const variables: Record<string, string> = {}
  for (const [group, values] of Object.entries(groups)) {
    for (const [name, value] of Object.entries(values)) {
      variables[`--${tokenVariable([group, name])}`] = value
    }
  }
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`)
  return {
    variables,
    css: `:root{${declarations.join(';')}}`,
    attributes: {
      'data-edge': oneOf(edges, given.edge),
      'data-pattern': oneOf(patterns, given.pattern),
    },
    changes,
  }
}

// A content service may send text or a list where a group of fields belongs.
function tidy(design: DesignInput): DesignInput {
  const fonts = isRecord(design.fonts) ? design.fonts : {}
  return {
    ...design,
    colors: isRecord(design.colors) ? design.colors : {},
    buttons: isRecord(design.buttons) ? design.buttons : {},
    fonts: {
      head: isRecord(fonts.head) ? fonts.head : {},
      body: isRecord(fonts.body) ? fonts.body : {},
      button: isRecord(fonts.button) ? fonts.button : {},
    },
  }
}

function isRecord<T extends object>(value: T | null | undefined): value is T {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
