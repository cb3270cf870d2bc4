import { style } from '@vanilla-extract/css'
import { fluidLength, headlineStyle } from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'

export const message = style([
  surfaces.none,
  {
    position: 'fixed',
    inset: 0,
    zIndex: 100,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'safe center',
    gap: '1.25rem',
    overflowY: 'auto',
    padding: fluidLength(1.25, 3),
    background: surface.ground,
    textAlign: 'center',
  },
])

export const title = style({ ...headlineStyle('h3'), maxWidth: '36rem' })

export const content = style({ maxWidth: '34rem' })

export const actions = style({ justifyContent: 'center' })
