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
  // Forced colours do not replace a colour set on the drawing, which could then be invisible.
  '@media': { [forcedColours]: { forcedColorAdjust: 'auto' } },
})

/** Icon that is mirrored in right-to-left text. */
export const mirroredInRtl = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
