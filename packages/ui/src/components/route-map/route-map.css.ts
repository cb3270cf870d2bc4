import { style } from '@vanilla-extract/css'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { forcedColours } from '../../styles/rules.ts'
import { vars } from '../../theme/contract.css.ts'

export const map = style([
  surfaces.tint,
  {
    display: 'block',
    width: '100%',
    borderRadius: vars.radius.medium,
    background: surface.ground,
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '@media': { [forcedColours]: { border: '1px solid' } },
  },
])

export const routeOutline = style({ stroke: surface.ground, strokeWidth: 9 })

export const route = style({
  stroke: surface.link,
  strokeWidth: 4,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
})

const place = {
  stroke: surface.heading,
  strokeWidth: 3,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
} as const

export const start = style({ ...place, fill: surface.ground })
export const end = style({ ...place, fill: surface.heading })
