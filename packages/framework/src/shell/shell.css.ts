import { globalStyle, style } from '@vanilla-extract/css'

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.5rem',
  margin: 0,
  padding: 0,
  listStyle: '""',
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
})

/** On a phone the header has room for one button, and the footer says it too. */
export const poweredBy = style({
  display: 'none',
  fontSize: '.875rem',
  '@media': { '(min-width: 60rem)': { display: 'block' } },
  selectors: {
    // Below the buttons, and no wider than they are: the navigation keeps its room.
    'a + &, button + &': {
      inlineSize: 0,
      minInlineSize: '100%',
      textAlign: 'end',
      fontSize: '.8125rem',
    },
  },
})

globalStyle(`${poweredBy} a`, { color: 'inherit' })

// A short cross-fade between pages. Disabled for reduced motion.
globalStyle('::view-transition-group(root)', { animationDuration: '0.18s' })
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: '0.18s',
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
globalStyle('::view-transition-group(*)', {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

// A page that is navigated to begins at its top at once; it does not travel there.
globalStyle('html', { scrollBehavior: 'auto' })
