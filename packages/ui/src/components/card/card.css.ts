import { style } from '@vanilla-extract/css'
import { fluidLength, forcedColours, motionAllowed, transitionOf } from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const card = style([
  surfaces.card,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    border: `1px solid ${surface.line}`,
    borderRadius: vars.radius.large,
    background: surface.ground,
    selectors: {
      '&[data-linked]:hover': { boxShadow: '0 .5rem 1.75rem rgb(0 0 0 / .12)' },
      '&[data-linked]:focus-within': {
        outline: `3px solid ${surface.focus}`,
        outlineOffset: '3px',
      },
    },
    '@media': {
      [motionAllowed]: { transition: transitionOf('box-shadow') },
      [forcedColours]: { borderColor: 'CanvasText' },
    },
  },
])

export const image = style({ width: '100%', aspectRatio: '3 / 2', objectFit: 'cover' })

export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: '.6rem',
  padding: fluidLength(1.125, 1.5),
})

export const link = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    '&:focus-visible': { outline: 'none' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
})

export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: '.5rem' })
