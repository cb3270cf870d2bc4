import { style } from '@vanilla-extract/css'

/** The whole width of a gift, below what was written with it. */
export const thankButton = style({
  gridColumn: '1 / -1',
  paddingBlockStart: '.6rem',
  '@media': { print: { display: 'none' } },
})
