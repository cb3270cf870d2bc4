import { style } from '@vanilla-extract/css'
import { fluidLength, headlineStyle, textSize } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fluidLength(1.25, 2.5),
})

// Grows to its figure, so that five figures fit into one row.
export const stat = style({ display: 'flex', flex: '1 1 10rem', flexDirection: 'column' })

export const value = style({
  ...headlineStyle('h2'),
  textTransform: 'none',
  order: -1,
  overflowWrap: 'normal',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const label = style({ color: surface.muted })

export const icon = style({
  display: 'block',
  marginBlockEnd: '.6rem',
  color: surface.link,
  fontSize: textSize.lead,
})

export const note = style({ color: surface.muted, fontSize: textSize.small })
