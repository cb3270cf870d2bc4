import { style } from '@vanilla-extract/css'
import { textSize } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.6rem',
  margin: 0,
  padding: 0,
  listStyle: '""',
})

export const copy = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem .75rem',
})

export const copied = style({ color: surface.text, fontSize: textSize.small, fontWeight: 600 })
