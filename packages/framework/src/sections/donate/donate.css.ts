import { vars } from '@milepost/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: '1.5rem', maxInlineSize: '38rem' })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1.25rem',
})

export const note = style({
  margin: 0,
  flex: '1 1 16rem',
  fontSize: '0.9375rem',
  color: vars.color.textMuted,
})

export const otherWays = style({ maxInlineSize: '44rem' })

export const waysList = style({ display: 'grid', gap: '.5rem', marginBlockStart: '.5rem' })

// Enlarges the touch target.
globalStyle(`${waysList} > p > a`, { display: 'inline-block', paddingBlock: '.5rem' })

export const notice = style({
  padding: '.6rem clamp(1rem, 4vw, 2rem)',
  background: vars.color.warningSoft,
  color: vars.color.text,
  borderBlockEnd: `2px solid ${vars.color.warning}`,
})

export const noticeText = style({
  maxInlineSize: '70ch',
  marginInline: 'auto',
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  fontWeight: 600,
})

globalStyle(`${notice} a`, { display: 'inline-block', paddingBlock: '.35rem', color: 'inherit' })
