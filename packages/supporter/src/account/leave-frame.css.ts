import { style } from '@vanilla-extract/css'

export const leaveBox = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '1rem',
  maxInlineSize: '36rem',
})
