import { style } from '@vanilla-extract/css'

export const shareList = style({ display: 'grid', gap: '0.75rem', marginBlockStart: '2rem' })

export const title = style({ margin: 0, fontWeight: 600 })
