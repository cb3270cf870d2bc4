import { style } from '@vanilla-extract/css'
import { fluidLength, headlineStyle, textSize } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'

export const countdown = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `1rem ${fluidLength(0.75, 1.75)}`,
})

export const unit = style({ display: 'flex', flexDirection: 'column', minWidth: '3.25rem' })

export const unitValue = style({
  ...headlineStyle('h2'),
  textTransform: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const unitName = style({ color: surface.muted, fontSize: textSize.small })
