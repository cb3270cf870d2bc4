import { style } from '@vanilla-extract/css'
import { forcedColours, touchTarget, textSize } from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const popover = style([
  surfaces.card,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    zIndex: 30,
    display: 'flex',
    flexDirection: 'column',
    maxHeight: 'min(24rem, 60vh)',
    marginBlockStart: '.35rem',
    overflow: 'hidden',
    border: `1px solid ${surface.control}`,
    borderRadius: vars.radius.medium,
    background: surface.ground,
    boxShadow: '0 .75rem 2rem rgb(0 0 0 / .18)',
  },
])

// Hidden visually only: a live region must exist before its text changes.
export const closedPopover = style({
  maxHeight: 0,
  border: 0,
  boxShadow: 'none',
})

// The list box scrolls, because downshift scrolls only that element.
export const list = style({ margin: 0, padding: 0, overflowY: 'auto', listStyle: 'none' })

export const option = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: touchTarget,
  padding: '.5rem .9rem',
  color: 'inherit',
  cursor: 'pointer',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${surface.heading} 6%, transparent)` },
    '&[aria-selected="true"]': {
      background: `color-mix(in srgb, ${surface.heading} 10%, transparent)`,
      boxShadow: `inset 4px 0 0 ${surface.heading}`,
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
})

export const label = style({ color: surface.heading, fontWeight: 600 })

export const note = style({ color: surface.text, fontSize: textSize.small })

export const status = style({
  display: 'block',
  padding: '.5rem .9rem',
  color: surface.text,
  fontSize: textSize.small,
  selectors: { '&:empty': { padding: 0 } },
})

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

// Aligned with the outer edge of the field's border.
export const fieldPopover = style({ insetInline: '-2px' })
