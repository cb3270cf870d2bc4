import { style } from '@vanilla-extract/css'
import { textSize, windowBelow } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.6rem',
  margin: 0,
  padding: 0,
  listStyle: '""',
  '@media': {
    // One row that scrolls. The padding has room for focus outlines.
    [`screen and ${windowBelow('md')}`]: {
      // Contains its hidden texts, and does not widen its parent.
      position: 'relative',
      contain: 'inline-size',
      width: '100%',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      whiteSpace: 'nowrap',
      marginBlock: '-.5rem',
      padding: '.5rem .25rem',
    },
  },
})

export const copy = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '.25rem',
})

export const copied = style({
  color: surface.text,
  fontSize: textSize.small,
  fontWeight: 600,
  selectors: { '&:not(:empty)': { marginInlineStart: '.75rem' } },
})
