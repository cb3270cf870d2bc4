import { style } from '@vanilla-extract/css'

export const details = style({ marginBlockStart: '0.5rem', fontSize: '0.9375rem' })

export const title = style({
  // Minimum target size (WCAG 2.5.8), no wider than the text.
  inlineSize: 'fit-content',
  paddingBlock: '0.375rem',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})

export const lines = style({ margin: 0, paddingBlock: '0.25rem', paddingInlineStart: '1.25rem' })
