import { globalStyle, style } from '@vanilla-extract/css'
import { fluidLength, headlineStyle } from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr))',
  gap: fluidLength(1, 1.5),
  padding: 0,
  listStyle: '""',
})

export const card = style([
  surfaces.card,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: `1px solid ${surface.line}`,
    borderRadius: vars.radius.large,
    background: surface.ground,
    selectors: { '&:has(a:hover)': { boxShadow: '0 .5rem 1.75rem rgb(0 0 0 / .12)' } },
  },
])

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
})

export const icon = style({
  display: 'block',
  width: '4.5rem',
  height: '4.5rem',
  marginBlockEnd: '.5rem',
})

export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: '.35rem',
  padding: fluidLength(1.25, 1.75),
})

export const amount = style({
  ...headlineStyle('h2'),
  textTransform: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

// The whole card is clickable.
globalStyle(`${amount} > a`, { color: 'inherit', textDecorationColor: surface.line })
globalStyle(`${amount} > a::after`, { content: '""', position: 'absolute', inset: 0 })
