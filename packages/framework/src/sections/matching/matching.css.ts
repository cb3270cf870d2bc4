import { vars } from '@milepost/ui'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  gap: '1rem',
  maxInlineSize: '44rem',
  border: '2px solid currentColor',
  borderRadius: vars.radius.large,
  padding: 'clamp(1rem, 4vw, 2rem)',
})
export const offer = style({ fontSize: '1.375em', fontWeight: 700, lineHeight: 1.3 })
export const terms = style({ paddingInlineStart: '1.25rem' })
export const forecast = style({ display: 'grid', gap: '0.5rem' })
export const amount = style({ fontWeight: 700 })
export const bar = style({
  blockSize: '1rem',
  overflow: 'hidden',
  border: '2px solid currentColor',
  borderRadius: vars.radius.button,
})
/** Hatched, so that it differs from the bar of raised money without colour, too. */
export const fill = style({
  display: 'block',
  blockSize: '100%',
  background: 'repeating-linear-gradient(135deg, currentColor 0 .25rem, transparent .25rem .5rem)',
})
export const note = style({ fontSize: '0.9375rem' })
