import { style } from '@vanilla-extract/css'

export const row = style({ display: 'flex', alignItems: 'flex-end', gap: '.5rem' })

export const field = style({ flex: 1, minWidth: 0 })
