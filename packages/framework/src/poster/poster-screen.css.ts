import { style } from '@vanilla-extract/css'

/** What is chosen, and beside it the sheet. */
export const layout = style({
  display: 'grid',
  gap: '2.5rem 4rem',
  alignItems: 'start',
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
})

export const choice = style({ display: 'grid', gap: '1.5rem', minInlineSize: 0 })

export const title = style({ margin: 0 })

export const form = style({ display: 'grid', gap: '1.25rem' })

/** Nobody hears a button without scripts; the browser's own menu prints. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } })
