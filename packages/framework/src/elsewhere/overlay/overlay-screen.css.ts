import { vars } from '@milepost/ui'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const mayMove = '(prefers-reduced-motion: no-preference)'

/** Scales the font size with the window. */
export const overlay = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: '1em 1.25em',
  fontSize: 'clamp(16px, 3.6vw, 40px)',
  lineHeight: 1.25,
  borderRadius: '.5em',
  background: vars.color.dark,
  color: vars.color.onDark,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
globalStyle(`html:has(${overlay}), html:has(${overlay}) body`, {
  background: 'transparent',
  margin: 0,
  padding: 0,
  minBlockSize: 0,
})

export const title = style({ margin: 0, color: 'inherit', fontSize: '.8em', lineHeight: 1.3 })
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 .5em',
  margin: 0,
})
export const raised = style({
  fontFamily: vars.font.headFamily,
  fontWeight: vars.font.headWeight,
  fontSize: '1.9em',
})
export const bar = style({
  blockSize: '.6em',
  marginBlockStart: '.35em',
  border: '2px solid currentColor',
  borderRadius: '1em',
  overflow: 'hidden',
})
/** Filled part of the progress bar. Animated with a transform to avoid triggering layout. */
export const filled = style({
  display: 'block',
  blockSize: '100%',
  background: 'currentColor',
  transformOrigin: 'left',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { [mayMove]: { transition: 'transform 1s ease-out' } },
})

export const line = style({ margin: '.5em 0 0' })
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(.5em)' } })
export const appearing = style([
  line,
  { '@media': { [mayMove]: { animation: `${appear} .6s ease-out` } } },
])
export const message = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  fontSize: '.8em',
})
export const milestone = style([appearing, { fontWeight: 700 }])
