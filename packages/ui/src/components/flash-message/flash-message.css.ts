import { style } from '@vanilla-extract/css'
import { target } from '../../styles/measure.ts'
import { surfaces } from '../../styles/surface.css.ts'

export const flash = style([
  surfaces.card,
  {
    position: 'fixed',
    insetInline: '.75rem',
    insetBlockEnd: '.75rem',
    zIndex: 90,
    maxWidth: '34rem',
    marginInline: 'auto',
    boxShadow: '0 .5rem 2rem rgb(0 0 0 / .25)',
    '@media': { print: { display: 'none' } },
  },
])

export const row = style({ display: 'flex', alignItems: 'center', gap: '.75rem' })

export const words = style({ flex: 1, minWidth: 0 })

export const close = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: target,
  height: target,
  margin: '-.5rem -.75rem -.5rem 0',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
})
