import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColours, touchTarget } from '../../styles/rules.ts'
import { surface as ground } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const toolbar = style({
  display: 'flex',
  alignSelf: 'stretch',
  flexWrap: 'wrap',
  gap: '.15rem',
  padding: '.2rem',
  borderBlockEnd: `1px solid ${vars.color.control}`,
  background: vars.color.tint,
})

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
  border: '2px solid transparent',
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${vars.color.text} 10%, transparent)` },
    '&:focus-visible': { outline: `3px solid ${ground.focus}`, outlineOffset: '-1px' },
    '&[aria-pressed="true"]': { background: vars.color.text, color: vars.color.surface },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    [forcedColours]: {
      selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight', color: 'Highlight' } },
    },
  },
})

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  alignItems: 'flex-end',
  padding: '.75rem .9rem',
  borderBlockEnd: `1px solid ${vars.color.control}`,
})

export const linkField = style({ flex: '1 1 14rem', minWidth: 0 })

export const surface = style({
  flex: '1 0 auto',
  minHeight: '9rem',
  maxHeight: '60vh',
  maxWidth: 'none',
  overflowY: 'auto',
  padding: '.75rem .9rem',
  fontSize: 'max(1rem, 1em)',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: 'none' } },
})

globalStyle(`${surface} > * + *`, { marginBlockStart: '.6em' })
globalStyle(`${surface} a`, { color: vars.color.primaryText, textDecoration: 'underline' })
