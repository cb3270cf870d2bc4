import { globalStyle, style } from '@vanilla-extract/css'
import { fluidLength, headlineStyle, logoGround } from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'grid', gap: fluidLength(1.5, 2.25) })

export const tier = style({ ...headlineStyle('h6'), marginBlockEnd: '.75rem' })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: fluidLength(0.75, 1.25),
  padding: 0,
  listStyle: '""',
})

export const item = style([
  surfaces.card,
  {
    display: 'grid',
    placeItems: 'center',
    minHeight: '6.5rem',
    padding: '1rem 1.25rem',
    border: `1px solid ${surface.line}`,
    borderRadius: vars.radius.medium,
    background: surface.ground,
    fontWeight: 600,
    textAlign: 'center',
    // Logos are designed for a white background.
    selectors: { '&:has(img)': { background: '#fff' } },
  },
])

export const link = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  color: surface.heading,
})

export const logo = style({
  display: 'block',
  width: 'auto',
  height: '3.75rem',
  maxWidth: '100%',
  objectFit: 'contain',
  '@media': logoGround(surface.ground),
})

// The first of several tiers is larger.
const firstTier = `${root} > :first-child:not(:last-child)`
globalStyle(`${firstTier} ${list}`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
})
globalStyle(`${firstTier} ${item}`, { minHeight: '9rem' })
globalStyle(`${firstTier} ${logo}`, { height: '5.5rem' })
