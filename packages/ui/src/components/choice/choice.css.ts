import { style } from '@vanilla-extract/css'
import { forcedColours, touchTarget } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const group = style({ minWidth: 0, padding: 0, border: 0 })

export const legend = style({ padding: 0 })

export const choice = style({ display: 'flex', alignItems: 'flex-start', gap: '.75rem' })

const box = style({
  appearance: 'none',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  // Centred in the first line, which has the height of a touch target.
  margin: `calc((${touchTarget} - 1.5rem) / 2) 0`,
  border: `2px solid ${vars.color.control}`,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:checked': { borderColor: vars.color.heading, background: vars.color.primary },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:focus-visible': { outline: `3px solid ${surface.focus}`, outlineOffset: '2px' },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    '&::after': { content: '""', opacity: 0 },
    '&:checked::after': { opacity: 1 },
  },
  '@media': { [forcedColours]: { appearance: 'auto' } },
})

export const checkbox = style([
  box,
  {
    borderRadius: vars.radius.small,
    selectors: {
      '&::after': {
        width: '.4rem',
        height: '.8rem',
        marginBlockEnd: '.2rem',
        border: `solid ${vars.color.onPrimary}`,
        borderWidth: '0 .2rem .2rem 0',
        rotate: '45deg',
      },
    },
  },
])

export const radio = style([
  box,
  {
    borderRadius: '50%',
    selectors: {
      '&::after': {
        width: '.65rem',
        height: '.65rem',
        borderRadius: '50%',
        background: vars.color.onPrimary,
      },
    },
  },
])

export const label = style({
  flex: 1,
  minWidth: 0,
  // The first line is next to the box, and the whole height is clickable.
  paddingBlock: `calc((${touchTarget} - 1.6em) / 2)`,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
})
