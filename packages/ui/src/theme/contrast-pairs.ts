import type { ColourRole } from './tokens.ts'

/** Two roles that meet on a page, and the WCAG AA contrast they are promised. */
export interface ContrastPair {
  foreground: ColourRole
  background: ColourRole
  /** 4.5 for text, 3 for controls, graphics and large text. */
  ratio: 4.5 | 3
}

const grounds = ['page', 'surface', 'tint'] as const

/** Every pair the components put together. `themeFromDesign` keeps all of them, whatever the brand. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text', 'textMuted', 'heading', 'primaryText'], grounds, 4.5),
  ...pairs(['success', 'danger', 'warning'], grounds, 4.5),
  // Labels of buttons that delete something.
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
