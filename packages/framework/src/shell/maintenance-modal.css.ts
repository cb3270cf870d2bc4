import { style } from '@vanilla-extract/css'

export const text = style({ marginBlockEnd: '1.5rem' })
