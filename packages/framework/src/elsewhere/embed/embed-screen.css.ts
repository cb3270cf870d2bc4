import { vars } from '@milepost/ui'
import { globalStyle, style } from '@vanilla-extract/css'

const wide = '(min-width: 60rem)'
export const page = style({ display: 'grid', gap: '2.5rem', minInlineSize: 0 })
export const intro = style({ display: 'grid', gap: '.5rem' })
globalStyle(`${intro} p`, { margin: 0, maxInlineSize: '40rem' })
export const title = style({ margin: 0 })
export const name = style({ fontWeight: 700, overflowWrap: 'anywhere' })
export const layout = style({
  display: 'grid',
  gap: '2.5rem 4rem',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
})
export const form = style({ display: 'grid', gap: '1.25rem', minInlineSize: 0 })

/** Sticky below the header while the form scrolls, if the window is large enough. */
export const result = style({
  display: 'grid',
  gap: '2rem',
  minInlineSize: 0,
  '@media': {
    [`${wide} and (min-height: 45rem)`]: { position: 'sticky', insetBlockStart: '8rem' },
  },
})
export const part = style({ display: 'grid', gap: '1rem', alignContent: 'start', minInlineSize: 0 })

/** White background, as on most sites. */
export const preview = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '36rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: '.5rem',
  background: '#fff',
  colorScheme: 'light',
})
export const lines = style({ minInlineSize: 0 })
globalStyle(`${lines} textarea`, {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '.875rem',
  overflowWrap: 'anywhere',
})
export const note = style({ margin: 0, overflowWrap: 'anywhere' })

// Minimum size of a touch target (WCAG 2.5.8).
globalStyle(`${note} a`, { display: 'inline-block', paddingBlock: '.6rem' })
export const furtherLinks = style({
  display: 'grid',
  gap: '2rem 4rem',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const card = style({ display: 'grid', gap: '.75rem', margin: 0, minInlineSize: 0 })
export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '30rem',
  blockSize: 'auto',
  border: `1px solid ${vars.color.border}`,
})

/** Hidden without scripts. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } })
