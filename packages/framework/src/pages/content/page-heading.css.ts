import { style } from '@vanilla-extract/css'

/** Heading of a page without a hero. */
export const heading = style({ margin: 0, maxInlineSize: '22ch', textWrap: 'balance' })

/** Section of the heading, lower than others. */
export const band = style({ selectors: { '&&': { paddingBlock: '2.75rem 3.25rem' } } })

/** Note above the heading of a page. */
export const note = style({ marginBlockEnd: '2rem' })
