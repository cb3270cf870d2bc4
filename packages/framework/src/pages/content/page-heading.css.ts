import { style } from '@vanilla-extract/css'

/** The heading of a page that begins with no picture. */
export const heading = style({ margin: 0, maxInlineSize: '22ch', textWrap: 'balance' })
