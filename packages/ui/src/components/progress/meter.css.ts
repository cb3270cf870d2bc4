import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColours, headlineStyle, textSize } from '../../styles/measure.ts'
import { surface } from '../../styles/surface.css.ts'

export const meter = style({ display: 'inline-grid', justifyItems: 'center', gap: '.5rem' })

export const ringBox = style({ display: 'grid', placeItems: 'center' })
export const ringSizes = styleVariants({
  small: { width: '6rem', fontSize: textSize.small },
  medium: { width: '10rem' },
  large: { width: '15rem' },
})

export const meterLayer = style({ gridArea: '1 / 1', minWidth: 0 })

export const ring = style({ width: '100%', rotate: '-90deg', fill: 'none' })

const line = { strokeWidth: 12 } as const

/** A rim around the track, so that it shows on any ground. */
export const trackRim = style({ stroke: surface.control, strokeWidth: 16 })
export const track = style({
  ...line,
  stroke: surface.meterTrack,
  '@media': { [forcedColours]: { stroke: 'Canvas' } },
})
export const fill = style({
  ...line,
  stroke: surface.meterFill,
  '@media': {
    [forcedColours]: { stroke: 'Highlight' },
  },
})

export const ringText = style({ padding: '1.25rem', textAlign: 'center', lineHeight: 1.15 })

export const value = style({ ...headlineStyle('h4'), textTransform: 'none', display: 'block' })
export const valueSmall = style({ ...headlineStyle('h6'), textTransform: 'none', display: 'block' })

export const note = style({ color: surface.muted, fontSize: textSize.small })

export const thermometer = style({ width: '5rem', fill: 'none' })

export const glass = style({
  fill: surface.meterTrack,
  stroke: surface.control,
  strokeWidth: 2,
  '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
})

export const mercury = style({
  fill: surface.meterFill,
  '@media': { [forcedColours]: { fill: 'Highlight' } },
})
