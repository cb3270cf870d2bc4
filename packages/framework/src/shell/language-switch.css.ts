import { style } from '@vanilla-extract/css'

/** For small windows, whose header has room for one button only. */
export const inFooter = style({
  fontSize: '.9375rem',
  '@media': { '(min-width: 60rem)': { display: 'none' } },
})

/** For large windows, next to the header's buttons. */
export const inHeader = style({
  display: 'none',
  '@media': { '(min-width: 60rem)': { display: 'block' } },
  selectors: {
    // Below the buttons and no wider than they are, so that the navigation keeps its space.
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
