import { style } from '@vanilla-extract/css'
import { fluidLength, windowFrom, headlineStyle, textSize } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: fluidLength(1.25, 2.5),
  alignItems: 'center',
})

/** Layout with the drawing next to the stat. An image uses the full width instead. */
export const routeBesideTotal = style({
  '@media': { [windowFrom('lg')]: { gridTemplateColumns: '5fr 8fr' } },
})

export const value = style({
  ...headlineStyle('display'),
  textTransform: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const label = style({ fontSize: textSize.lead, lineHeight: 1.4 })

export const routeColumn = style({ marginBlockStart: '.5rem', color: surface.muted })

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: `color-mix(in srgb, ${vars.color.onDark} 9%, ${vars.color.dark})`,
})

export const drawnRoute = style({ aspectRatio: '5 / 3' })

export const image = style({ display: 'block', width: '100%', height: 'auto' })

/** Overlay that dims the remaining part of the image. */
export const pictureVeil = style({ fill: vars.color.dark, opacity: 0.62 })

export const pictureBar = style({ fill: vars.color.meterOnDark })

export const route = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const routeOutline = style({ stroke: vars.color.dark, strokeWidth: 20, opacity: 0.55 })
export const routeAhead = style({
  stroke: vars.color.onDark,
  strokeWidth: 6,
  strokeDasharray: '.2 2.2',
})
export const routeDone = style({ stroke: vars.color.meterOnDark, strokeWidth: 10 })
export const markerRim = style({ stroke: '#fff', strokeWidth: 44 })
export const marker = style({ stroke: vars.color.meterOnDark, strokeWidth: 28 })
export const goal = style({ fill: vars.color.meterOnDark, stroke: '#fff', strokeWidth: 5 })
