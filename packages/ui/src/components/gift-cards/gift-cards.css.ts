import { style } from '@vanilla-extract/css'
import { fluidLength, headlineStyle, motionAllowed, transitionOf } from '../../styles/measure.ts'
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
    '@media': {
      [motionAllowed]: { transition: transitionOf('box-shadow', 'translate') },
    },
    selectors: {
      '&:has(a):hover': { boxShadow: '0 .75rem 2rem rgb(0 0 0 / .12)', translate: '0 -2px' },
    },
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

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5em',
  minHeight: '2.75rem',
  marginBlockStart: 'auto',
  color: surface.link,
  fontWeight: 600,
  selectors: {
    // The whole card is the target.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
})
