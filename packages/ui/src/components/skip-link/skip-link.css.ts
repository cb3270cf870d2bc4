import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { touchTarget } from '../../styles/rules.ts'

export const skipLink = style({
  position: 'absolute',
  zIndex: 100,
  insetBlockStart: '.5rem',
  insetInlineStart: '.5rem',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  paddingInline: '1.25rem',
  borderRadius: vars.radius.button,
  background: vars.color.dark,
  color: vars.color.onDark,
  fontWeight: 600,
  selectors: {
    '&:not(:focus)': {
      width: 1,
      minHeight: 1,
      height: 1,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '&:focus': { outline: `3px solid ${vars.color.onDark}`, outlineOffset: '-6px' },
  },
  '@media': { print: { display: 'none' } },
})
