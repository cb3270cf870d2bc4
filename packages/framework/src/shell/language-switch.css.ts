import { style } from '@vanilla-extract/css'

/** On a phone, where the header has room for one button. */
export const inFooter = style({
  fontSize: '.9375rem',
  '@media': { '(min-width: 60rem)': { display: 'none' } },
})

/** Position next to the buttons, if there is room. */
export const inHeader = style({
  display: 'none',
  '@media': { '(min-width: 60rem)': { display: 'block' } },
  selectors: {
    // Below the buttons, and no wider than they are: the navigation keeps its room.
    'a + &, button + &': { inlineSize: 0, minInlineSize: '100%' },
  },
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '0 .75rem',
  margin: 0,
  padding: 0,
  listStyle: '""',
})

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: 'inherit',
})
