import { style } from '@vanilla-extract/css'

/** Full width of a donation's entry, below its message. */
export const thankButton = style({
  gridColumn: '1 / -1',
  paddingBlockStart: '.6rem',
  '@media': { print: { display: 'none' } },
})
