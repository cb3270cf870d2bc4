import { globalStyle, style } from '@vanilla-extract/css'

export const otherWays = style({ maxInlineSize: '44rem' })

export const waysList = style({ display: 'grid', gap: '.5rem', marginBlockStart: '.5rem' })

// Each is a way to give, as large as a thumb.
globalStyle(`${waysList} > p > a`, { display: 'inline-block', paddingBlock: '.5rem' })
