import { style } from '@vanilla-extract/css'
import { touchTarget, textSize } from '../../styles/rules.ts'
import { vars } from '../../theme/contract.css.ts'

export const figure = style({ width: '12rem', maxWidth: '100%' })

export const image = style({
  display: 'block',
  width: '100%',
  padding: '.75rem',
  borderRadius: vars.radius.small,
  // Cameras require black on white.
  background: '#fff',
  forcedColorAdjust: 'none',
})

export const caption = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: touchTarget,
  fontSize: textSize.small,
  overflowWrap: 'anywhere',
})
