import { style } from '@vanilla-extract/css'

export const mark = style({
  // Larger pointer target for the tooltip.
  paddingInline: '.25em',
  fontWeight: 700,
  textDecoration: 'none',
  cursor: 'help',
})
