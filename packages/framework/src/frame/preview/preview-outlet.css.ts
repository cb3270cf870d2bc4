import { style } from '@vanilla-extract/css'

export const banner = style({
  position: 'sticky',
  zIndex: 70,
  insetBlockEnd: 'var(--milepost-bar-height, 0px)',
})
