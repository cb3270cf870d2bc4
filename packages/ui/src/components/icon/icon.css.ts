import { style } from '@vanilla-extract/css'
import { forcedColours } from '../../styles/rules.ts'

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  verticalAlign: '-.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // A colour that is set on the drawing itself would stay as it is, and vanish on the system's ground.
  '@media': { [forcedColours]: { forcedColorAdjust: 'auto' } },
})

/** Points along the text, so it turns with it. */
export const directed = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
