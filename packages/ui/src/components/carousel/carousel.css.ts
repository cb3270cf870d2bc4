import { style, styleVariants } from '@vanilla-extract/css'
import { fluidLength, touchTarget } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

const gap = fluidLength(0.875, 1.5)

export const carousel = style({ position: 'relative', minWidth: 0 })

export const track = style({
  display: 'flex',
  gap,
  padding: '4px',
  scrollPadding: '4px',
  margin: '-4px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  listStyle: '""',
})

export const slide = style({ flex: 'none', minWidth: 0, scrollSnapAlign: 'start' })

export const widths = styleVariants({
  full: { width: '100%' },
  medium: { width: 'min(22rem, 85%)' },
  narrow: { width: 'min(14rem, 70%)' },
})

export const controls = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '.5rem',
  marginBlockStart: '1rem',
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  padding: 0,
  border: `2px solid ${surface.control}`,
  borderRadius: vars.radius.mark,
  background: 'none',
  color: surface.heading,
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
    '&:hover:not([aria-disabled="true"])': { borderColor: surface.heading },
  },
})

export const backButton = style({
  rotate: '90deg',
  selectors: { '[dir="rtl"] &': { rotate: '-90deg' } },
})
export const forwardButton = style({
  rotate: '-90deg',
  selectors: { '[dir="rtl"] &': { rotate: '90deg' } },
})
