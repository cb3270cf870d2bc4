import { fallbackVar } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { headlineScale, kitBreakpoints, kitTransition, scale } from '../theme/kit.ts'
import { surface } from './surface.css.ts'

const remPx = 16
const narrowPx = 360
const widePx = 1280

/**
 * A length that grows with the window: `leastRem` at 360 px, `mostRem` from 1280 px. Both ends are
 * rem, so that a reader's own text size and zoom still count.
 */
export function fluidLength(leastRem: number, mostRem: number): string {
  const slope = ((mostRem - leastRem) * remPx) / (widePx - narrowPx)
  const base = leastRem - (slope * narrowPx) / remPx
  return `clamp(${round(leastRem)}rem, ${round(base)}rem + ${round(slope * 100)}vw, ${round(mostRem)}rem)`
}

/** Space beside the column: the design's, or 18 to 40 px; never so much that a phone has no room for words. */
export const columnGutter = `min(${fallbackVar(vars.layout.gutter, fluidLength(1.125, 2.5))}, max(8vw, 1.125rem))`

/** A media query for windows at least this wide. */
export function windowFrom(width: keyof typeof kitBreakpoints): string {
  return `(min-width: ${kitBreakpoints[width]}rem)`
}

/** A media query for windows narrower than this. */
export function windowBelow(width: keyof typeof kitBreakpoints): string {
  return `(max-width: ${kitBreakpoints[width] - 0.01}rem)`
}

/** Windows that are tall enough for bars that stay in place. A phone on its side is not. */
export const tallEnough = '(min-height: 24rem)'

/** Matches if the reader has not asked for less motion. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)'
/** The system replaces colours by its own. */
export const forcedColours = '(forced-colors: active)'

const bodyNarrowRem = 1.0625
const bodyWideRem = 1.125

/** The reader has asked for more contrast. */
export const moreContrast = '(prefers-contrast: more)'

/** Font sizes, body text 17 to 18 px; each headline a step of the scale (spec §9). */
export const textSize = {
  small: fluidLength(bodyNarrowRem / scale(0.6), bodyWideRem / scale(0.6)),
  body: fluidLength(bodyNarrowRem, bodyWideRem),
  lead: fluidLength(bodyNarrowRem * scale(0.5), bodyWideRem * scale(1)),
} as const

/** The look of a headline; a level further down the page is a step smaller. */
export function headlineStyle(level: keyof typeof headlineScale | 'display' | 'figure') {
  const step = level === 'display' ? 7.4 : level === 'figure' ? 6 : headlineScale[level]
  // A phone's lines have room for few words: large steps shrink there more than small ones.
  const narrowStep = step <= 2 ? step : step * 0.66 + 0.7
  const size = fluidLength(bodyNarrowRem * scale(narrowStep), bodyWideRem * scale(step))
  return {
    margin: 0,
    color: surface.heading,
    fontFamily: vars.font.headFamily,
    // Never so large that a word or a figure of ten letters is wider than a phone, however large the reader's text is.
    fontSize: `min(${size} * ${vars.font.headSize}, 15vw)`,
    fontWeight: vars.font.headWeight,
    letterSpacing: vars.font.headSpacing,
    lineHeight: vars.font.headLineHeight,
    // A unit in a figure keeps its own case: 8,849 m, not M.
    textTransform: (level === 'figure' ? 'none' : vars.font.headTransform) as 'none',
    textWrap: 'balance',
  } as const
}

/** `transition` for some properties, at the kit's pace. */
export function transitionOf(...properties: string[]): string {
  return properties.map((property) => `${property} ${kitTransition}`).join(', ')
}

/** Smallest side of anything a finger aims at. */
export const touchTarget = '2.75rem'

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/**
 * A logo's colours are a picture's, which the system does not replace: in forced colours it keeps the ground that it was
 * made for, as it would vanish on the system's.
 *
 * @param ground - the colour that it is on
 */
export function logoGround(ground: string) {
  return {
    [forcedColours]: {
      forcedColorAdjust: 'none',
      padding: '.25rem',
      background: ground,
    },
  } as const
}

/** Not to be seen, but read out by screen readers. */
export const hiddenButRead = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const
