import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColours } from '../../styles/rules.ts'
import { vars } from '../../theme/contract.css.ts'

export const aroundSelect = style({ position: 'relative' })

export const select = style({
  appearance: 'none',
  paddingInlineEnd: '2.75rem',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&[multiple], &[size]': { paddingInlineEnd: '.9rem' } },
})

// Some browsers use the system's background for the list, so the text colour is set as well.
globalStyle(`${select} option`, { background: vars.color.surface, color: vars.color.text })

export const openSign = style({
  position: 'absolute',
  insetInlineEnd: '.9rem',
  pointerEvents: 'none',
  selectors: { 'select[multiple] + &': { display: 'none' } },
  '@media': { [forcedColours]: { color: 'CanvasText' } },
})
