import { vars } from '@milepost/ui'
import { style } from '@vanilla-extract/css'

export const panel = style({ display: 'grid', gap: '1.5rem', minInlineSize: 0 })

export const form = style({ display: 'grid', gap: '1.25rem' })

export const nameFields = style({
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
})

export const paragraph = style({ margin: 0, textWrap: 'pretty' })

/** Links to the other forms. */
export const otherForms = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0.5rem 1.5rem',
  margin: 0,
  paddingBlockStart: '1.25rem',
  borderBlockStart: `1px solid ${vars.color.border}`,
})

export const otherFormLink = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.25rem 0.5rem',
  margin: 0,
})

export const note = style({ margin: 0, fontSize: '0.9375rem', color: vars.color.textMuted })

/** A button styled as a link, because it opens another form. */
export const viewLink = style({
  padding: '0.25rem 0',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: vars.color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
})

/** Layout of a full page. */
export const page = style({
  display: 'grid',
  gap: '2rem',
  maxInlineSize: '30rem',
  marginInline: 'auto',
})

export const title = style({ margin: 0, textWrap: 'balance', overflowWrap: 'anywhere' })

export const loadingArea = style({ minBlockSize: '12rem', display: 'grid', placeItems: 'center' })

export const leaveFrameNotice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '1rem',
  maxInlineSize: '36rem',
})
