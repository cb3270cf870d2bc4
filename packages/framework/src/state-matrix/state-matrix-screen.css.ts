import { vars } from '@milepost/ui'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { screenWidths } from './state-matrix-view.ts'

export const page = style({ display: 'grid', gap: '2rem', minInlineSize: 0 })

export const intro = style({ display: 'grid', gap: '.5rem' })

globalStyle(`${intro} p`, { margin: 0, maxInlineSize: '40rem' })

export const title = style({ margin: 0 })

export const form = style({ display: 'grid', gap: '1.5rem', minInlineSize: 0 })

const columns = (least: string) => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`

export const fields = style({
  display: 'grid',
  gap: '1.5rem',
  alignItems: 'end',
  gridTemplateColumns: columns('16rem'),
})

export const aspects = style({
  marginBlockStart: '1rem',
  display: 'grid',
  gap: '1.5rem 2rem',
  alignItems: 'start',
  gridTemplateColumns: columns('13rem'),
})

export const summary = style({ paddingBlock: '.5rem', fontWeight: 700, cursor: 'pointer' })

/** How large screens are drawn, so that several are side by side. */
const scales = { 360: 0.7, 768: 0.45, 1280: 0.27 }

const drawn = Object.fromEntries(
  screenWidths.map((width) => [width, `${width * scales[width]}px`]),
) as Record<(typeof screenWidths)[number], string>

/** How many states are ready. */
export const count = style({ display: 'block', fontWeight: 700 })

const cellsBase = style({
  display: 'grid',
  gap: '2rem 1.5rem',
  alignItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** The list of states, by the width of their screen. */
export const cells = styleVariants(drawn, (inlineSize) => [
  cellsBase,
  { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${inlineSize}), max-content))` },
])

export const cell = style({ display: 'grid', gap: '.5rem', minInlineSize: 0 })

export const name = style({ margin: 0, fontSize: '1rem', overflowWrap: 'anywhere' })

export const link = style({ display: 'inline-block', paddingBlock: '.5rem' })

const screenBase = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: '.5rem',
  // Pages come at different times: each has its room from the start.
  background: vars.color.surface,
  maxInlineSize: '100%',
})

/** What is seen of a screen: a phone and a half. */
const seenPx = 900

/** A state's screen as it is drawn. */
export const screen = styleVariants(scales, (scale, width) => [
  screenBase,
  { inlineSize: drawn[width], blockSize: `${seenPx * scale}px` },
])

/** The page in it, as wide as the screen really is. */
export const frame = styleVariants(scales, (scale, width) => ({
  display: 'block',
  border: 0,
  inlineSize: `${width}px`,
  blockSize: `${seenPx}px`,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
  selectors: { '[dir=rtl] &': { transformOrigin: '100% 0' } },
}))

export const outcome = style({ margin: 0, fontSize: '.875rem', color: vars.color.textMuted })

export const fault = style({
  margin: 0,
  padding: '.5rem .75rem',
  borderInlineStart: `.25rem solid ${vars.color.danger}`,
  fontSize: '.875rem',
  fontWeight: 700,
  overflowWrap: 'anywhere',
})
