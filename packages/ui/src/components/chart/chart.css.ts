import { style } from '@vanilla-extract/css'
import { forcedColours, windowFrom, textSize } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'

export const bars = style({ width: '100%', borderCollapse: 'collapse', lineHeight: 1.35 })

export const caption = style({
  marginBlockEnd: '.75rem',
  color: surface.heading,
  fontWeight: 700,
  textAlign: 'start',
})

export const hiddenHead = style([visuallyHidden])

export const tableRow = style({
  '@media': { [`not all and ${windowFrom('sm')}`]: { display: 'grid' } },
})

export const label = style({
  paddingBlock: '.35rem',
  paddingInlineEnd: '1rem',
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [windowFrom('sm')]: { width: '30%' } },
})

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  paddingBlock: '.35rem',
})

export const bar = style({
  flex: 1,
  minWidth: 0,
  height: '1.1rem',
  border: `1px solid ${surface.control}`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})

export const barTrack = style({
  fill: surface.meterTrack,
  '@media': { [forcedColours]: { fill: 'Canvas' } },
})

export const barFill = style({
  fill: surface.meterFill,
  '@media': { [forcedColours]: { fill: 'Highlight' } },
})

export const text = style({
  minWidth: '5.5rem',
  color: surface.heading,
  fontSize: textSize.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 600,
  textAlign: 'end',
})

export const sparkline = style({
  display: 'block',
  width: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})

export const area = style({ fill: `color-mix(in srgb, ${surface.link} 12%, transparent)` })

export const line = style({
  stroke: surface.link,
  strokeWidth: 2.5,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
})

export const lastPoint = style({
  fill: surface.link,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
})
