import { style } from '@vanilla-extract/css'

export const search = style({ display: 'grid', gap: '1rem', maxInlineSize: '40rem' })

export const list = style({
  display: 'grid',
  gap: '0.75rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const item = style({ display: 'grid', gap: '0.125rem' })
