import { style } from '@vanilla-extract/css'

/** Heading of a page without a hero. */
export const heading = style({ margin: 0, maxInlineSize: '22ch', textWrap: 'balance' })

/** Note above the heading of a page. */
export const note = style({ marginBlockEnd: '2rem' })
