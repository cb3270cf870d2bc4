import { surface, vars } from '@milepost/ui'
import { globalStyle, style } from '@vanilla-extract/css'

const wideQuery = '(min-width: 60rem)'

export const layout = style({
  display: 'grid',
  gap: '.75rem',
  alignItems: 'start',
  '@media': { [wideQuery]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

// The suggestions are above both columns of sections.
globalStyle(`${layout} > [role="status"]`, { gridColumn: '1 / -1', marginBlockEnd: '1.25rem' })

export const downloadLink = style({ display: 'inline-block', paddingBlock: '.45rem' })

export const sections = style({ display: 'grid', gap: '.75rem', minInlineSize: 0 })

const sectionPadding = 'clamp(1rem, 4vw, 2rem)'

export const section = style({
  minInlineSize: 0,
  border: `1px solid ${surface.line}`,
  borderRadius: vars.radius.medium,
  scrollMarginBlockStart: '6rem',
})

export const sectionTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: sectionPadding,
  cursor: 'pointer',
  listStyle: '""',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const expandIcon = style({
  flexShrink: 0,
  selectors: { 'details[open] > summary > &': { rotate: '45deg' } },
})

export const sectionBody = style({
  display: 'grid',
  gap: '1.25rem',
  padding: sectionPadding,
  paddingBlockStart: 0,
})

/** Offsets the scroll position by the sticky header. */
export const linkTarget = style({ scrollMarginBlockStart: '6rem' })

export const form = style({ display: 'grid', gap: '1.25rem', maxInlineSize: '38rem' })

export const fieldRow = style({
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  alignItems: 'start',
})

export const note = style({ margin: 0, color: vars.color.textMuted, fontSize: '.9375rem' })

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '1rem',
  marginBlockEnd: '2rem',
})

export const title = style({ margin: 0, overflowWrap: 'anywhere' })

export const todoList = style({
  display: 'grid',
  gap: '.5rem',
  margin: '.35rem 0 0',
  paddingInlineStart: '1.2rem',
})

// Links in a list of links are not bold.
globalStyle(`${todoList} li a`, { fontWeight: 400 })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem 1rem',
  alignItems: 'center',
})

export const dialog = style({ display: 'grid', gap: '1.25rem' })

globalStyle(
  ':root[data-printing="alone"] body :not(:has([data-print-alone]), [data-print-alone], [data-print-alone] *)',
  { '@media': { print: { display: 'none !important' } } },
)

export const notice = style({ display: 'grid', gap: '1.25rem', maxInlineSize: '38rem' })

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const listItem = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '1rem',
  paddingBlock: '.75rem',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${surface.line}` } },
})

/** QR code of an invitation, with its links below it. */
export const invitationCode = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
})
globalStyle(`${invitationCode} > figure`, { inlineSize: '100%' })
globalStyle(`${invitationCode} img`, { maxInlineSize: '12rem', marginInline: 'auto' })

/** Button at the end of a row, without line breaks. */
export const listAction = style({ flexShrink: 0, whiteSpace: 'nowrap' })

/** Narrow band at the top of a page. */
export const ownerTools = style({ paddingBlock: '1rem' })

/** Actions of the band, in one row that scrolls on a phone. */
export const ownerToolsActions = style([
  actions,
  {
    '@media': {
      'screen and (max-width: 47.99rem)': {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        whiteSpace: 'nowrap',
        // Space for focus rings.
        padding: '.5rem',
        margin: '-.5rem',
      },
    },
  },
])

/** Sentence below the actions of the band. */
export const ownerToolsNote = style({ marginBlockStart: '1rem' })
