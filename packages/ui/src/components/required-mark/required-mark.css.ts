import { style } from '@vanilla-extract/css'

export const mark = style({
  // Room for a pointer: the tooltip hangs on it.
  paddingInline: '.25em',
  fontWeight: 700,
  textDecoration: 'none',
  cursor: 'help',
})
