import { style } from '@vanilla-extract/css'
import { textSize } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'

export const count = style({
  display: 'flex',
  gap: '.4em',
  alignItems: 'center',
  justifyContent: 'flex-end',
  // Reserved, so that nothing moves when it appears.
  minHeight: '1.6em',
  // Clear of the focus ring above.
  marginBlockStart: '.45rem',
  color: surface.muted,
  fontSize: textSize.small,
  fontVariantNumeric: 'tabular-nums',
})

export const warning = style({ color: surface.warning, fontWeight: 600 })
