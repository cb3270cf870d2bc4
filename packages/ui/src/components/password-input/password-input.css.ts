import { style } from '@vanilla-extract/css'
import { surface } from '../../styles/surface.css.ts'
import { touchTarget } from '../../styles/rules.ts'
import { vars } from '../../theme/contract.css.ts'

export const toggle = style({
  flex: 'none',
  alignSelf: 'stretch',
  minWidth: '4.5rem',
  minHeight: touchTarget,
  padding: '0 .9rem',
  border: 0,
  borderInlineStart: `1px solid ${vars.color.border}`,
  background: 'none',
  color: vars.color.primaryText,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `3px solid ${surface.focus}`, outlineOffset: '-4px' },
  },
  '@media': { '(scripting: none)': { display: 'none' } },
})
