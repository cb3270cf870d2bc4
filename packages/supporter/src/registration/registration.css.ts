import { surface, vars } from '@milepost/ui'
import { style } from '@vanilla-extract/css'

export const layout = style({
  display: 'grid',
  alignContent: 'start',
  gap: '1.75rem',
  // Prevents content below from moving while steps load.
  minBlockSize: '80vh',
  maxInlineSize: '38rem',
  marginInline: 'auto',
  minInlineSize: 0,
})

export const header = style({ display: 'grid', gap: '.5rem' })

export const stepCount = style({
  margin: 0,
  fontSize: '.9375rem',
  fontWeight: 600,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const title = style({
  margin: 0,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
})

/** Progress bars, one per step. */
export const progressBars = style({ display: 'flex', gap: '.375rem', marginBlock: '.25rem .75rem' })

export const progressBar = style({
  flex: 1,
  blockSize: '.375rem',
  borderRadius: '1rem',
  background: surface.line,
  selectors: {
    '&[data-reached]': { background: vars.color.primaryText },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&[data-reached]': { background: 'Highlight' } },
    },
  },
})

export const step = style({ display: 'grid', gap: '1.5rem', minInlineSize: 0 })

export const form = style({ display: 'grid', gap: '1.5rem' })

export const paragraph = style({ margin: 0, textWrap: 'pretty' })

export const sideBySideFields = style({
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '.75rem 1rem' })

export const dividedSection = style({
  paddingBlockStart: '1.5rem',
  borderBlockStart: `1px solid ${surface.line}`,
})
