import { style } from '@vanilla-extract/css'

export const text = style({ marginBlockEnd: '1.25rem', maxInlineSize: '65ch' })

export const actions = style({ marginBlockStart: '1.25rem' })

export const form = style({ display: 'grid', gap: '1.5rem', justifyItems: 'start' })
