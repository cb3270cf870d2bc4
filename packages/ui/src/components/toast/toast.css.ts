import { globalStyle, style } from '@vanilla-extract/css'
import { touchTarget } from '../../styles/rules.ts'
import { surfaces } from '../../styles/surface.css.ts'

export const toast = style([
  surfaces.card,
  {
    position: 'fixed',
    insetInline: '.75rem',
    // Above a bar at the bottom of the window.
    insetBlockEnd: 'calc(var(--milepost-bar-height, 0px) + .75rem)',
    zIndex: 90,
    maxWidth: '34rem',
    marginInline: 'auto',
    boxShadow: '0 .5rem 2rem rgb(0 0 0 / .25)',
    '@media': { print: { display: 'none' } },
  },
])

export const iconAndText = style({ display: 'flex', alignItems: 'center', gap: '.75rem' })

export const content = style({ flex: 1, minWidth: 0 })

export const close = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  marginBlock: '-.5rem',
  marginInlineEnd: '-.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
})

// A persistent toast must not cover the focused element (WCAG 2.4.11), even above a bar.
globalStyle(`:root:has(${toast})`, {
  scrollPaddingBlockEnd: 'calc(var(--milepost-bar-height, 0px) + 7rem)',
})
