import { fallbackVar } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { headlineScale, kitBreakpoints, kitTransition, scale } from '../theme/kit.ts'
import { surface } from './surface.css.ts'

const remPx = 16
const narrowPx = 360
const widePx = 1280

/** Returns a fluid length: `leastRem` up to 360 px, `mostRem` from 1280 px. In rem, to respect the user's text size. */
export function fluidLength(leastRem: number, mostRem: number): string {
  const slope = ((mostRem - leastRem) * remPx) / (widePx - narrowPx)
  const base = leastRem - (slope * narrowPx) / remPx
  return `clamp(${round(leastRem)}rem, ${round(base)}rem + ${round(slope * 100)}vw, ${round(mostRem)}rem)`
}

/** Gutter of the content column: the design's, or 18 to 40 px. At most 8 % of the window, but at least 18 px. */
export const columnGutter = `min(${fallbackVar(vars.layout.gutter, fluidLength(1.125, 2.5))}, max(8vw, 1.125rem))`

/** Returns a media query for windows of at least this width. */
export function windowFrom(width: keyof typeof kitBreakpoints): string {
  return `(min-width: ${kitBreakpoints[width]}rem)`
}

/** Returns a media query for windows narrower than this width. */
export function windowBelow(width: keyof typeof kitBreakpoints): string {
  return `(max-width: ${kitBreakpoints[width] - 0.01}rem)`
}

/** Media query for windows with enough height for sticky bars. Excludes phones in landscape. */
export const tallEnough = '(min-height: 24rem)'

export const motionAllowed = '(prefers-reduced-motion: no-preference)'
/** Media query for forced colours, in which the system overrides the colours of the page. */
export const forcedColours = '(forced-colors: active)'

const bodyNarrowRem = 1.0625
const bodyWideRem = 1.125

export const moreContrast = '(prefers-contrast: more)'

/** Fluid font sizes. Body text has 17 to 18 px. Headings use steps of the type scale (Spec §9). */
export const textSize = {
  small: fluidLength(bodyNarrowRem / scale(0.6), bodyWideRem / scale(0.6)),
  body: fluidLength(bodyNarrowRem, bodyWideRem),
  lead: fluidLength(bodyNarrowRem * scale(0.5), bodyWideRem * scale(1)),
} as const

/** Returns the style of a heading. Each lower level is one step smaller (Spec §9). */
export function headlineStyle(level: keyof typeof headlineScale | 'display' | 'figure') {
  const step = level === 'display' ? 7.4 : level === 'figure' ? 6 : headlineScale[level]
  // Lines on a phone are short, so large steps shrink more than small ones.
  const narrowStep = step <= 2 ? step : step * 0.66 + 0.7
  const size = fluidLength(bodyNarrowRem * scale(narrowStep), bodyWideRem * scale(step))
  return {
    margin: 0,
    color: surface.heading,
    fontFamily: vars.font.headFamily,
    // Ten letters always fit on a phone, whatever the user's text size.
    fontSize: `min(${size} * ${vars.font.headSize}, 15vw)`,
    fontWeight: vars.font.headWeight,
    letterSpacing: vars.font.headSpacing,
    lineHeight: vars.font.headLineHeight,
    // Units keep their case: 8,849 m, not M.
    textTransform: (level === 'figure' ? 'none' : vars.font.headTransform) as 'none',
    textWrap: 'balance',
  } as const
}

/** Returns a `transition` of the given properties, with the kit's timing. */
export function transitionOf(...properties: string[]): string {
  return properties.map((property) => `${property} ${kitTransition}`).join(', ')
}

/** Minimum size of a touch target. */
export const touchTarget = '2.75rem'

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/**
 * Keeps the background of a logo in forced colours, because the system does not recolour images.
 *
 * @param ground - background colour of the logo
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

/** Style of content that is visually hidden, but available to screen readers. */
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
