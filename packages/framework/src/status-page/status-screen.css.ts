import { vars } from '@milepost/ui'
import { style } from '@vanilla-extract/css'

export const partsOfSite = style({ display: 'grid', gap: '0', margin: '1.5rem 0 0' })

export const partOfSite = style({
  paddingBlock: '1rem',
  borderBlockEnd: `1px solid ${vars.color.border}`,
})

export const statusSign = style({ inlineSize: '1.5rem', blockSize: '1.5rem', flex: 'none' })

export const name = style({ display: 'flex', gap: '.75rem', fontWeight: 700 })

/** Below the name, beside the sign. */
export const text = style({ margin: '.125rem 0 0', paddingInlineStart: '2.25rem' })

export const afterStatus = style({ marginBlockStart: '1.5rem' })

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.5rem',
  margin: '.5rem 0 0',
  padding: 0,
  listStyle: 'none',
})

/** A link with enough room for a thumb. */
export const link = style({ display: 'inline-block', paddingBlock: '.5rem' })
