import { style } from '@vanilla-extract/css'
import { fluidLength, textSize } from '../../styles/measure.ts'
import { surface } from '../../styles/surface.css.ts'

export const list = style({ padding: 0, listStyle: '""' })

export const member = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `.2rem ${fluidLength(0.6, 0.9)}`,
  alignItems: 'center',
  minHeight: '4.5rem',
  paddingBlock: '.7rem',
  borderBlockEnd: `1px solid ${surface.line}`,
  selectors: {
    '&:has(a):hover': { background: `color-mix(in srgb, ${surface.heading} 4%, transparent)` },
  },
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.2rem .6rem',
  minWidth: 0,
  lineHeight: 1.3,
})

export const name = style({ color: surface.heading, fontWeight: 600, overflowWrap: 'anywhere' })

export const link = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    // The whole row is the target; the name is what it is called.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
})

export const figures = style({
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
})

export const raised = style({ color: surface.heading, fontWeight: 700 })

export const distance = style({ color: surface.muted, fontSize: textSize.small })

export const empty = style({ color: surface.muted })
