import { style } from '@vanilla-extract/css'
import { touchTarget } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem 1rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem',
  padding: 0,
  listStyle: '""',
})

export const pageSlot = style({ display: 'grid', placeItems: 'center', minWidth: '2rem' })

export const stepLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5em',
  minHeight: touchTarget,
})

export const back = style({
  transform: 'scaleX(-1)',
  selectors: { '[dir="rtl"] &&': { transform: 'none' } },
})

export const page = style({
  display: 'grid',
  placeItems: 'center',
  gridAutoFlow: 'column',
  minWidth: touchTarget,
  height: touchTarget,
  borderRadius: vars.radius.small,
  selectors: {
    '&[aria-current]': {
      background: surface.fill,
      color: surface.onFill,
      fontWeight: 700,
      textDecoration: 'none',
    },
    // Visible as a border in forced colours. The focus ring has priority.
    '&[aria-current]:not(:focus-visible)': { outline: '1px solid transparent' },
  },
})
