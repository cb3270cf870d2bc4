import { style } from '@vanilla-extract/css'
import { forcedColours, touchTarget } from '../../styles/measure.ts'
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

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const option = style({
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': {
      background: `color-mix(in srgb, ${surface.heading} 10%, transparent)`,
      boxShadow: `inset 4px 0 0 ${surface.heading}`,
    },
  },
  '@media': {
    [forcedColours]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } },
  },
})
