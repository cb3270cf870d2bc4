import { surface, vars } from '@milepost/ui'
import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { paperNames, paperSizes } from './paper-size.ts'

/** The printed sheet is shorter than the paper by this, so that rounding never adds a second page. */
const spareMm = 1

export const layout = style({
  display: 'grid',
  gap: '2.5rem 4rem',
  alignItems: 'start',
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
})
export const choice = style({ display: 'grid', gap: '1.5rem', minInlineSize: 0 })
export const title = style({ margin: 0 })
/** Without scripts, the browser's own menu prints. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  blockSize: '100%',
  background: '#fff',
  color: '#161616',
  printColorAdjust: 'exact',
  colorScheme: 'light',
  boxShadow: '0 .25rem 1.5rem rgb(0 0 0 / .25)',
  '@media': { print: { boxShadow: 'none' } },
})

/** All lengths of a poster are parts of its frame's width, so that it looks the same on the screen and on paper. */
export const frame = styleVariants(paperSizes, ({ widthMm, heightMm }) => ({
  containerType: 'inline-size' as const,
  inlineSize: '100%',
  maxInlineSize: '36rem',
  aspectRatio: `${widthMm} / ${heightMm}`,
  '@media': {
    print: {
      inlineSize: `${widthMm}mm`,
      maxInlineSize: 'none',
      aspectRatio: 'auto',
      blockSize: `${heightMm - spareMm}mm`,
      // A box of a fixed size is never split between pages.
      contain: 'strict',
    },
  },
}))

for (const name of paperNames) {
  const { widthMm, heightMm } = paperSizes[name]
  const page = { size: `${widthMm}mm ${heightMm}mm`, margin: 0 }
  globalStyle(`@page poster-${name}`, page)
  // On the whole document: a page name that changes inside a document starts another page.
  globalStyle(`body:has(${frame[name]})`, { '@media': { print: { page: `poster-${name}` } } })
}

// Only the sheet is printed, from the edges of the paper.
globalStyle(`body:has(${sheet}) :not(:has(${sheet}), ${sheet}, ${sheet} *)`, {
  '@media': { print: { display: 'none !important' } },
})
globalStyle(`html:has(${sheet}), :has(> * ${sheet}), :has(> ${sheet})`, {
  '@media': {
    print: {
      display: 'block !important',
      margin: '0 !important',
      padding: '0 !important',
      minBlockSize: '0 !important',
      maxInlineSize: 'none !important',
      border: '0 !important',
      background: 'none !important',
    },
  },
})

const padded = { flex: 'none', paddingBlock: '4cqi', paddingInline: '6cqi' }
const column = { display: 'flex', flexDirection: 'column', gap: '2cqi', minInlineSize: 0 } as const
const font = { fontFamily: vars.font.headFamily, fontWeight: vars.font.headWeight, lineHeight: 1.1 }
const heading = { ...font, margin: 0, color: 'inherit' }

/** The logo's strip, with the background of the site's header. */
export const brand = style({
  ...padded,
  paddingBlock: '2.5cqi',
  background: fallbackVar(surface.ground, vars.color.surface),
  color: surface.heading,
})
export const logo = style({ blockSize: '8cqi', maxInlineSize: '60cqi', objectFit: 'contain' })
export const siteName = style({ ...heading, fontSize: '5cqi' })

export const image = style({ flex: '1 1 40%', minBlockSize: '12%', objectFit: 'cover' })

const banner = { background: vars.color.primary, color: vars.color.onPrimary }
export const text = style({ ...padded, ...column, ...banner })
/** The brand's colour fills the space of the image. */
export const textWithoutImage = style([text, { flex: '1 1 auto', justifyContent: 'center' }])
export const posterTitle = style({ ...heading, overflowWrap: 'anywhere', textWrap: 'balance' })
export const paragraph = style({ margin: 0, fontSize: '3.6cqi', overflowWrap: 'anywhere' })
export const raised = style({ ...heading, fontSize: '8cqi' })
export const track = style({
  blockSize: '2.4cqi',
  border: '.35cqi solid currentColor',
  borderRadius: '2cqi',
  overflow: 'hidden',
})
export const bar = style({ blockSize: '100%', background: 'currentColor' })

export const footerRow = style({ ...padded, display: 'flex', alignItems: 'center', gap: '5cqi' })
export const qrCode = style({ flex: 'none', inlineSize: '30cqi', blockSize: '30cqi' })
export const invitationBlock = style(column)
export const invitation = style({ ...heading, fontSize: '7cqi' })
