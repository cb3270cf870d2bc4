import { vars } from '@milepost/ui'
import { style } from '@vanilla-extract/css'

export const partsOfSite = style({ display: 'grid', gap: '0', margin: '1.5rem 0 0' })

export const partOfSite = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '.75rem',
  paddingBlock: '1rem',
  borderBlockEnd: `1px solid ${vars.color.border}`,
})

export const sign = style({ inlineSize: '1.5rem', blockSize: '1.5rem' })

export const words = style({ display: 'grid', gap: '.125rem' })

export const name = style({ fontWeight: 700 })

export const text = style({ margin: 0 })

export const after = style({ marginBlockStart: '1.5rem' })

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.5rem',
  margin: '.5rem 0 0',
  padding: 0,
  listStyle: 'none',
})

/** As large as a thumb. */
export const link = style({ display: 'inline-block', paddingBlock: '.5rem' })
