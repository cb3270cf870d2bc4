import { style } from '@vanilla-extract/css'

/** The whole width of a gift, below what was written with it. */
export const thank = style({
  gridColumn: '1 / -1',
  paddingBlockStart: '.6rem',
  '@media': { print: { display: 'none' } },
})
