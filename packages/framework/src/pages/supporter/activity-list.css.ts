import { vars } from '@milepost/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: 'clamp(1rem, 3vw, 2rem)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** Further activities, closed at first. */
export const more = style({ marginBlockStart: '1.5rem' })

globalStyle(`${more} > summary`, { paddingBlock: '.6rem', fontWeight: 600, cursor: 'pointer' })

export const item = style({ display: 'grid', gap: '0.5rem', alignContent: 'start' })

export const map = style({
  inlineSize: '100%',
  aspectRatio: '8 / 5',
  borderRadius: vars.radius.large,
  background: vars.color.tint,
})

export const title = style({ margin: 0 })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 0.75rem',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})

export const totals = style({ marginBlockEnd: 'clamp(1.5rem, 4vw, 2.5rem)' })

export const giveLink = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'clamp(1.5rem, 4vw, 3rem)',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: '1.5rem',
})

globalStyle(`${giveLink} > div`, { flexGrow: 1 })

// A phone doesn't scan its own screen.
globalStyle(`${giveLink} > figure`, {
  '@media': { 'screen and (max-width: 47.99rem)': { display: 'none' } },
})

/** Summary of the supporter's activity, above the story. */
export const activitySummary = style({
  margin: '0 0 1rem',
  fontSize: '1.25em',
  lineHeight: 1.4,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

export const attribution = style({
  margin: '1.5rem 0 0',
  paddingInlineStart: '1rem',
  borderInlineStart: `3px solid ${vars.color.accent}`,
  fontStyle: 'italic',
  overflowWrap: 'anywhere',
})

export const pages = style({ marginBlockStart: '2rem' })
