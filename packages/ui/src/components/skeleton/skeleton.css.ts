import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { forcedColours, motionAllowed } from '../../styles/measure.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = style({ display: 'grid', gap: '.75rem' })

export const layouts = styleVariants({
  text: {},
  row: {},
  card: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))', gap: '1.5rem' },
})

export const placeholderBar = style({
  display: 'block',
  borderRadius: vars.radius.small,
  background: `color-mix(in srgb, ${surface.heading} 12%, transparent)`,
  '@media': {
    [motionAllowed]: { animation: `${breathe} 2s ease-in-out infinite` },
    [forcedColours]: { border: '1px solid GrayText' },
  },
})

export const shapes = styleVariants({
  text: { height: '1em', selectors: { '&:last-child': { width: '60%' } } },
  row: { height: '3.75rem' },
  card: { height: '18rem', borderRadius: vars.radius.large },
})
