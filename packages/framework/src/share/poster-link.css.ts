import { globalStyle, style } from '@vanilla-extract/css'

export const poster = style({ margin: '1rem 0 0' })

// A finger's room, also for a line of its own.
globalStyle(`${poster} a`, { display: 'inline-block', paddingBlock: '.6rem' })
