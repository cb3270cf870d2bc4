import { vars } from '@milepost/ui'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: '1.5rem', maxInlineSize: '38rem' })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1.25rem',
})

export const note = style({
  margin: 0,
  flex: '1 1 16rem',
  fontSize: '0.9375rem',
  color: vars.color.textMuted,
})
