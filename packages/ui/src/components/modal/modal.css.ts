import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import {
  fluidLength,
  forcedColours,
  headlineStyle,
  motionAllowed,
  touchTarget,
} from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { modalWidths, rhythm } from '../../theme/kit.ts'

const appear = keyframes({ from: { opacity: 0, translate: '0 1rem' } })
const room = fluidLength(1.25, 2.25)

export const modal = style([
  surfaces.card,
  {
    width: '100%',
    maxHeight: 'calc(100dvh - 1.5rem)',
    padding: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: 0,
    borderRadius: vars.radius.large,
    background: surface.ground,
    boxShadow: '0 1rem 4rem rgb(0 0 0 / .35)',
    selectors: { '&::backdrop': { background: 'rgb(0 0 0 / .6)' } },
    '@media': {
      [motionAllowed]: { animation: `${appear} .25s ease-out` },
      [forcedColours]: { border: '2px solid' },
    },
  },
])

export const widths = styleVariants(modalWidths, (units, name) =>
  name === 'full'
    ? { maxWidth: '100vw', minHeight: '100dvh', maxHeight: '100dvh', borderRadius: 0 }
    : { maxWidth: `min(${rhythm(units)}, 100vw - 1.5rem)` },
)

// Locks scrolling without a script: the page scrolls again when the dialog closes.
globalStyle('html:has(dialog[open][data-locks-scroll])', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  // The backdrop does not cover the scrollbar gutter, so the gutter is dimmed, too.
  background: `color-mix(in srgb, ${vars.color.page} 40%, #000)`,
})

export const inner = style({ padding: room })

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '1rem',
  marginBlockEnd: '1rem',
})

export const title = style(headlineStyle('h4'))

export const close = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  marginInlineStart: 'auto',
  marginBlockStart: '-.4rem',
  marginInlineEnd: '-.6rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${surface.heading} 8%, transparent)` },
  },
})
