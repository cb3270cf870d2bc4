import { vars } from '@milepost/ui'
import { style } from '@vanilla-extract/css'

export const receipt = style({ display: 'grid', gap: '1.25rem', marginBlockEnd: '2rem' })

export const thanks = style({
  margin: 0,
  fontSize: 'clamp(2.25rem, 1.6rem + 3vw, 3.5rem)',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
})

export const text = style({ margin: 0, fontSize: '1.25rem', overflowWrap: 'anywhere' })

export const message = style({
  margin: 0,
  paddingInlineStart: '1rem',
  borderInlineStart: `0.25rem solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
})

export const facts = style({
  display: 'grid',
  gap: '0.75rem 2rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  margin: 0,
})

export const factName = style({ fontSize: '0.875rem' })

export const factValue = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' })

export const changeLink = style({ margin: 0 })

export const nextSteps = style({ display: 'grid', gap: '1rem' })

export const title = style({ margin: 0, overflowWrap: 'anywhere' })

export const nextStepLinks = style({ scrollMarginBlockStart: '6rem' })
