import { vars } from '@milepost/ui'
import { style } from '@vanilla-extract/css'

const wideWindow = '(min-width: 60rem)'

/** Donation form next to a summary of the supporter page. */
export const layout = style({
  display: 'grid',
  gap: '2.5rem 4rem',
  alignItems: 'start',
  '@media': { [wideWindow]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
})

export const donateBox = style({ display: 'grid', gap: '1.5rem', minInlineSize: 0 })

export const title = style({ margin: 0, overflowWrap: 'anywhere', textWrap: 'balance' })

export const besideForm = style({
  display: 'grid',
  gap: '1rem',
  padding: '1rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
})

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
})

export const pageName = style({
  margin: 0,
  fontFamily: vars.font.headFamily,
  fontWeight: vars.font.headWeight,
  fontSize: '1.25rem',
  overflowWrap: 'anywhere',
})
