import { style } from '@vanilla-extract/css'

/** Narrower windows have no room for it next to the buttons. */
const hasRoom = '(min-width: 72rem)'

export const inFooter = style({
  fontSize: '.9375rem',
  '@media': { [hasRoom]: { display: 'none' } },
})

export const inHeader = style({
  display: 'none',
  '@media': { [hasRoom]: { display: 'block' } },
  selectors: {
    // Several languages are below the buttons, and no wider than them, so that the navigation keeps its room.
    'a + &:has(li + li), button + &:has(li + li)': { inlineSize: 0, minInlineSize: '100%' },
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
