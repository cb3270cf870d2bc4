import { globalStyle, style } from '@vanilla-extract/css'

export const shareList = style({ display: 'grid', gap: '0.75rem', marginBlockStart: '2rem' })
export const title = style({ margin: 0, fontWeight: 600 })

export const pageLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.5rem',
  margin: '1rem 0 0',
})
// Minimum size of a touch target (WCAG 2.5.8).
globalStyle(`${pageLinks} a`, { display: 'inline-block', paddingBlock: '.6rem' })
