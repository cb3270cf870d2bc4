import { surface, vars } from '@milepost/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const signIn = style({ display: 'grid', gap: '1.25rem', maxInlineSize: '26rem' })

export const verticalList = style({ display: 'grid', gap: '2.5rem', minInlineSize: 0 })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '1rem 1.25rem',
  '@media': { print: { display: 'none' } },
})

export const barField = style({ flex: '0 1 12rem' })

export const note = style({ margin: 0, color: vars.color.textMuted, fontSize: '.9375rem' })

const fieldset = { border: 0, margin: 0, padding: 0, minInlineSize: 0 } as const

export const filters = style({
  ...fieldset,
  display: 'grid',
  gap: '1rem',
  '@media': { print: { display: 'none' } },
})

export const legend = style({ marginBlockEnd: '.75rem', padding: 0, fontWeight: 700 })

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  margin: 0,
  border: `1px solid ${surface.line}`,
  borderRadius: vars.radius.medium,
  background: surface.line,
  overflow: 'hidden',
})

/** Grows to fill its row, so that the line colour of the list shows only in the gaps. */
export const figure = style({ flex: '1 1 8.5rem', padding: '1rem', background: vars.color.page })

export const value = style({
  margin: 0,
  color: surface.heading,
  fontFamily: vars.font.headFamily,
  fontSize: '1.5rem',
  fontWeight: vars.font.headWeight,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.3,
})

export const noWrap = style({ whiteSpace: 'nowrap' })

export const columns = style({
  display: 'grid',
  gap: '2.5rem 4rem',
  alignItems: 'start',
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** Chart next to a wider table. */
export const chartAndTable = style([
  columns,
  { '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } } },
])

export const part = style({ display: 'grid', gap: '1rem', minInlineSize: 0, breakInside: 'avoid' })

export const partHeading = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '.75rem 1.25rem',
})

export const chart = style({
  margin: 0,
  padding: '1rem',
  border: `1px solid ${surface.line}`,
  borderRadius: vars.radius.medium,
})

export const chartEnds = style({ display: 'flex', justifyContent: 'space-between', gap: '1rem' })

globalStyle(`${chart} svg`, { inlineSize: '100%', blockSize: '9rem' })

export const screenOnly = style({ '@media': { print: { display: 'none' } } })

/** Hides everything but the report in print. */
globalStyle(':root:has([data-report]) :is(body > header, header[role="banner"], footer)', {
  '@media': { print: { display: 'none' } },
})
