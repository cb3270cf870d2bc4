import { globalStyle, style } from '@vanilla-extract/css'
import {
  fluidLength,
  forcedColours,
  touchTarget,
  textSize,
  windowBelow,
} from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'

const onPhone = `screen and ${windowBelow('sm')}`

const most = 'min(22rem, 45dvh)'
// Height of the visible banner. Other elements at the bottom of the window stay above it.
const barHeight = `var(--milepost-bar-height, ${most})`

export const banner = style([
  surfaces.dark,
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 80,
    maxHeight: most,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderBlockStart: `1px solid ${surface.line}`,
    background: surface.ground,
    boxShadow: '0 -.5rem 2rem rgb(0 0 0 / .2)',
    '@media': {
      [forcedColours]: { borderBlockStart: '2px solid' },
      print: { display: 'none' },
    },
  },
])

// The banner may be in a hidden element until the stored consent is known.
const shown = `:has(${banner}):not(:has([hidden] ${banner}))`
// The space is only needed once the user scrolls, and reserving it costs two style passes.
const moved = 'html:not([data-first-screen])'
// The end of the page and the focused element scroll above the bar (WCAG 2.4.11).
globalStyle(`${moved}${shown}`, { scrollPaddingBlockEnd: `calc(${barHeight} + 1rem)` })
// A phone's on-screen keyboard leaves little space for a form.
globalStyle(`html:has(:is(input, textarea, select):focus-visible) ${banner}`, {
  '@media': { [onPhone]: { visibility: 'hidden' } },
})
// `!important`, because the application's styles of the body come later.
globalStyle(`${moved} body${shown}`, {
  '@media': { screen: { paddingBlockEnd: `${barHeight} !important` } },
})

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `.9rem ${fluidLength(1, 2.5)}`,
  paddingBlock: fluidLength(0.9, 1.15),
  '@media': { [onPhone]: { rowGap: '.4rem', paddingBlock: '.5rem' } },
})

export const content = style({
  flex: '1 1 22rem',
  minWidth: 0,
  fontSize: textSize.small,
  '@media': { [onPhone]: { fontSize: '.875rem', lineHeight: 1.4 } },
})

// On a phone, the links follow the text.
globalStyle(`${content} > div`, { '@media': { [onPhone]: { display: 'inline' } } })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  marginInlineEnd: '1.25rem',
  '@media': { [onPhone]: { display: 'inline', marginInline: '.4em 0' } },
})

export const actions = style({ '@media': { [onPhone]: { width: '100%' } } })

// Both buttons in one row with equal width, to halve the height on a phone.
globalStyle(`${actions} > button`, {
  '@media': {
    [onPhone]: { flex: '1 1 0', alignSelf: 'stretch', paddingInline: '.5rem' },
  },
})
