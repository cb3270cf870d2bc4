import { globalStyle, style } from '@vanilla-extract/css'

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.5rem',
  margin: '1rem 0 0',
})

// A finger's room, also for a line of its own.
globalStyle(`${links} a`, { display: 'inline-block', paddingBlock: '.6rem' })
