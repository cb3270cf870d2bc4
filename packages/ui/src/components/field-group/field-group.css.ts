import { style } from '@vanilla-extract/css'
import { headlineStyle } from '../../styles/rules.ts'

export const group = style({
  display: 'grid',
  gap: '1.25rem',
  minWidth: 0,
  padding: 0,
  border: 0,
})

export const legend = style({ ...headlineStyle('h5'), marginBlockEnd: '.85rem', padding: 0 })
