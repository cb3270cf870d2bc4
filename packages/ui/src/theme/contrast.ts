import { contrast, type Hex } from './colour.ts'
import type { DesignInput, ThemeChange } from './design-input.ts'
import { themeFromDesign } from './theme-from-design.ts'
import { type ColourRole, tokenVariable } from './tokens.ts'

/** Pair of a foreground and a background role, with the contrast that the theme guarantees (WCAG AA). */
export interface ContrastPair {
  foreground: ColourRole
  background: ColourRole
  /** 4.5 for text, 3 for controls, graphics and large text. */
  ratio: 4.5 | 3
}

const grounds = ['page', 'surface', 'tint'] as const

/** All foreground and background pairs of the components. `themeFromDesign` guarantees each ratio for any brand. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text', 'textMuted', 'heading', 'primaryText'], grounds, 4.5),
  ...pairs(['success', 'danger', 'warning'], grounds, 4.5),
  // Labels of destructive buttons.
  ...pairs(['page'], ['danger'], 4.5),
  ...pairs(['control', 'focus'], grounds, 3),
  ...pairs(['onPrimary'], ['primary'], 4.5),
  ...pairs(['onSecondary'], ['secondary'], 4.5),
  ...pairs(['onAccent'], ['accent'], 4.5),
  ...pairs(['meterFill'], ['meterTrack'], 3),
  ...pairs(['onDark', 'onDarkMuted', 'accentOnDark'], ['dark'], 4.5),
  ...pairs(['meterOnDark'], ['dark'], 3),
  ...pairs(['onPrimaryOnDark'], ['primaryOnDark'], 4.5),
  ...pairs(['success', 'text'], ['successSoft'], 4.5),
  ...pairs(['danger', 'text'], ['dangerSoft'], 4.5),
  ...pairs(['warning', 'text'], ['warningSoft'], 4.5),
  ...pairs(['heading'], ['avatar1', 'avatar2', 'avatar3', 'avatar4'], 4.5),
]

function pairs(
  foregrounds: readonly ColourRole[],
  backgrounds: readonly ColourRole[],
  ratio: 4.5 | 3,
): ContrastPair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, ratio })),
  )
}

/** Measured contrast of a colour pair. */
export interface ContrastReportLine {
  /** Description, such as "text on page". */
  name: string
  foreground: ColourRole
  background: ColourRole
  /** Foreground as `#rrggbb`. */
  foregroundColour: string
  backgroundColour: string
  /** Contrast ratio (WCAG 2), from 1 to 21, rounded down to two decimals. */
  contrast: number
  /** Ratio that WCAG AA requires: 4.5 for text, 3 for controls and graphics. */
  requiredRatio: 4.5 | 3
  passes: boolean
}

/** Contrast report of a design. */
export interface ContrastReport {
  /** All pairs, the lowest margin first. */
  lines: ContrastReportLine[]
  /** Colours of the design that the theme adjusted. */
  changes: ThemeChange[]
  /** Whether every pair has the required contrast. */
  passes: boolean
}

/**
 * Reports the colour pairs of a design, their contrast, and the adjustments of the theme, for an editor's screen, a
 * pipeline's log or a review.
 *
 * @param design - as for `themeFromDesign`. Invalid colours are listed in `changes`
 */
export function contrastReport(design?: DesignInput | null): ContrastReport {
  const { variables, changes } = themeFromDesign(design)
  const colourOf = (role: ColourRole) =>
    (variables[`--${tokenVariable(['color', role])}`] ?? '#000000') as Hex
  const lines = contrastPairs.map(({ foreground, background, ratio }) => {
    const [foregroundColour, backgroundColour] = [colourOf(foreground), colourOf(background)]
    const measured = contrast(foregroundColour, backgroundColour)
    return {
      name: `${roleLabel(foreground)} on ${roleLabel(background)}`,
      foreground,
      background,
      foregroundColour,
      backgroundColour,
      contrast: Math.floor(measured * 100) / 100,
      requiredRatio: ratio,
      passes: measured >= ratio,
    }
  })
  return {
    lines: lines.toSorted(
      (one, other) => one.contrast / one.requiredRatio - other.contrast / other.requiredRatio,
    ),
    changes,
    passes: lines.every((line) => line.passes),
  }
}

function roleLabel(role: ColourRole): string {
  return role.replaceAll(/[A-Z]|\d/g, (letter) => ` ${letter.toLowerCase()}`)
}
