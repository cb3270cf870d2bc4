import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { hiddenButRead, textSize, touchTarget, windowBelow } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'

export const scroller = style({
  maxWidth: '100%',
  overflowX: 'auto',
  // Print does not scroll.
  '@media': { print: { overflow: 'visible' } },
})

export const table = style({ width: '100%', borderCollapse: 'collapse', lineHeight: 1.4 })

export const caption = style({
  marginBlockEnd: '.75rem',
  color: surface.heading,
  fontWeight: 700,
  textAlign: 'start',
})

export const captionHidden = style([visuallyHidden])

export const head = style({
  padding: '.35rem .9rem',
  borderBlockEnd: `2px solid ${surface.control}`,
  color: surface.heading,
  fontSize: textSize.small,
  textAlign: 'start',
  verticalAlign: 'bottom',
})

export const row = style({ '@media': { print: { breakInside: 'avoid' } } })

export const cell = style({
  padding: '.8rem .9rem',
  borderBlockEnd: `1px solid ${surface.line}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: {
    'td&': { minWidth: '5.5rem' },
    'th&': { minWidth: '9rem', color: surface.heading, fontWeight: 600 },
  },
})

export const endAligned = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.3em',
  minHeight: touchTarget,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
  '@media': { print: { textDecoration: 'none' } },
})

export const signs = styleVariants({
  ascending: { rotate: '180deg' },
  descending: {},
})

export const stacked = style({})

const narrow = `screen and ${windowBelow('md')}`

globalStyle(`${stacked}, ${stacked} tbody, ${stacked} tr, ${stacked} th, ${stacked} td`, {
  '@media': { [narrow]: { display: 'block', minWidth: 0 } },
})
globalStyle(`${stacked} thead`, { '@media': { [narrow]: hiddenButRead } })
globalStyle(`${stacked} tbody tr`, {
  '@media': { [narrow]: { paddingBlock: '.75rem', borderBlockEnd: `1px solid ${surface.line}` } },
})
globalStyle(`${stacked} tbody th, ${stacked} tbody td`, {
  '@media': {
    [narrow]: { padding: '.15rem 0', border: 0, textAlign: 'start', overflowWrap: 'anywhere' },
  },
})
globalStyle(`${stacked} tbody td[data-column]::before`, {
  '@media': {
    [narrow]: {
      // Screen readers already announce the column.
      content: 'attr(data-column) ": " / ""',
      color: surface.heading,
      fontSize: textSize.small,
      fontWeight: 600,
    },
  },
})
