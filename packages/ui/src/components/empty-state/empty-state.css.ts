import { style } from '@vanilla-extract/css'
import { fluidLength, headlineStyle } from '../../styles/measure.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '.6rem',
  padding: fluidLength(1.75, 3),
  border: `2px dashed ${surface.line}`,
  borderRadius: vars.radius.large,
  textAlign: 'center',
})

export const sign = style({ color: surface.link, fontSize: '2rem' })

export const title = style(headlineStyle('h5'))

export const words = style({ maxWidth: '32rem', color: surface.muted })

export const actions = style({ justifyContent: 'center', marginBlockStart: '.6rem' })
