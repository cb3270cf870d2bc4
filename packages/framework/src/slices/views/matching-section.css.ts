import { vars } from '@milepost/ui'
import { style } from '@vanilla-extract/css'

export const matchingPanel = style({
  display: 'grid',
  gap: '1rem',
  maxInlineSize: '44rem',
  // Not as firm as the edge of what was given: this is a promise.
  border: '2px dashed currentColor',
  borderRadius: vars.radius.large,
  padding: 'clamp(1rem, 4vw, 2rem)',
})

export const matchingOffer = style({
  margin: 0,
  fontSize: '1.375em',
  fontWeight: 700,
  lineHeight: 1.3,
})

export const matchingTerms = style({ margin: 0, paddingInlineStart: '1.25rem' })

export const matchingForecast = style({ display: 'grid', gap: '0.5rem' })

export const amount = style({ margin: 0, fontWeight: 700 })

export const bar = style({
  blockSize: '1rem',
  overflow: 'hidden',
  border: '2px solid currentColor',
  borderRadius: vars.radius.button,
})

export const fill = style({
  display: 'block',
  blockSize: '100%',
  // Hatched, so that nobody takes it for money that has come in, in black and white neither.
  background:
    'repeating-linear-gradient(135deg, currentColor 0 0.25rem, transparent 0.25rem 0.5rem)',
})

export const note = style({ margin: 0, fontSize: '0.9375rem' })
