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

/** Platform name in the header. Hidden in small windows, because the footer repeats it. */
export const poweredBy = style({
  display: 'none',
  fontSize: '.875rem',
  '@media': { '(min-width: 60rem)': { display: 'block' } },
  selectors: {
    // Below the buttons and no wider than they are, so that the navigation keeps its space.
    'a + &, button + &': {
      inlineSize: 0,
      minInlineSize: '100%',
      textAlign: 'end',
      fontSize: '.8125rem',
    },
  },
})

globalStyle(`${poweredBy} a`, { color: 'inherit' })

// Short cross-fade between pages. Disabled for `prefers-reduced-motion`.
globalStyle('::view-transition-group(root)', { animationDuration: '0.18s' })
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: '0.18s',
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
globalStyle('::view-transition-group(*)', {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

// Navigation resets the scroll position without an animation.
globalStyle('html', { scrollBehavior: 'auto' })

/** Media query of windows with room for the language switch in the header. */
const wideWindow = '(min-width: 72rem)'

export const languageInFooter = style({
  fontSize: '.9375rem',
  '@media': { [wideWindow]: { display: 'none' } },
})

export const languageInHeader = style({
  display: 'none',
  '@media': {
    [wideWindow]: { display: 'block' },
    '(min-width: 80rem)': { marginInlineStart: '.5rem' },
  },
  selectors: {
    // Several languages are below the buttons, and no wider than them, so that the navigation keeps its room.
    'a + &:has(li + li), button + &:has(li + li)': { inlineSize: 0, minInlineSize: '100%' },
  },
})

export const languageList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 .75rem',
  margin: 0,
  padding: 0,
  listStyle: '""',
})

globalStyle(`${languageInHeader} > ul`, { justifyContent: 'flex-end' })

export const languageLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: 'inherit',
})

export const platformLogo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  verticalAlign: 'middle',
  minBlockSize: '1.5rem',
  fontWeight: 700,
})

export const platformSign = style({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  fill: 'currentColor',
})

export const maintenanceText = style({ marginBlockEnd: '1.5rem' })
