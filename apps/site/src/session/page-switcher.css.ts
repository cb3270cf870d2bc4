import { vars } from '@milepost/ui'
import { style } from '@vanilla-extract/css'

export const band = style({
  paddingBlock: '1rem',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.tint,
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1.25rem',
})

export const question = style({
  margin: 0,
  fontSize: '1rem',
  fontFamily: 'inherit',
  fontWeight: 600,
})

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
})

export const page = style({ maxInlineSize: '100%', overflowWrap: 'anywhere' })
