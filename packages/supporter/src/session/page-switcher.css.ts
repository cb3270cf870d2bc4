import { vars } from '@milepost/ui'
import { style } from '@vanilla-extract/css'

/** Position below the header, clear of bars at the bottom. */
export const card = style({
  position: 'fixed',
  zIndex: 30,
  insetBlockStart: '6rem',
  insetInlineEnd: '1rem',
  display: 'grid',
  gap: '1rem',
  inlineSize: 'min(24rem, calc(100vw - 2rem))',
  maxBlockSize: 'calc(100vh - 8rem)',
  overflowY: 'auto',
  padding: '1.25rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.page,
  color: vars.color.text,
  boxShadow: '0 .5rem 2rem rgb(0 0 0 / 25%)',
})

export const question = style({
  margin: 0,
  fontFamily: 'inherit',
  fontSize: '1.0625rem',
  fontWeight: 600,
  textTransform: 'none',
  letterSpacing: 'normal',
  color: 'inherit',
})

export const pages = style({
  display: 'grid',
  gap: '.5rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const page = style({ overflowWrap: 'anywhere' })
