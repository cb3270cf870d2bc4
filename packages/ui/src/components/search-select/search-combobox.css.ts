import { style } from '@vanilla-extract/css'
import { touchTarget } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const button = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.tint },
    '&:focus-visible': { outline: `3px solid ${surface.focus}`, outlineOffset: '-3px' },
  },
})

export const chevron = style({
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})

export const popover = style({ insetInline: '-2px' })
