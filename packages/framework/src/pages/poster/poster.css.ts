import { surface, vars } from '@milepost/ui'
import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { paperNames, paperSizes } from './paper-size.ts'

/** Reduction of the printed height, so that rounding never causes a second page. */
const pageBreakToleranceMm = 1

export const layout = style({
  display: 'grid',
  gap: '2.5rem 4rem',
  alignItems: 'start',
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
})
export const options = style({ display: 'grid', gap: '1.5rem', minInlineSize: 0 })
/** Hidden without scripts. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: '#fff',
  color: '#161616',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  printColorAdjust: 'exact',
  colorScheme: 'light',
  boxShadow: '0 .25rem 1.5rem rgb(0 0 0 / .25)',
  '@media': { print: { boxShadow: 'none' } },
})

/** Sheet by paper size. Lengths are relative to its width, so that it looks the same on screen and on paper. */
export const paper = styleVariants(paperSizes, ({ widthMm, heightMm }) => ({
  containerType: 'inline-size' as const,
  inlineSize: 'min(100%, 36rem)',
  aspectRatio: `${widthMm} / ${heightMm}`,
  '@media': {
    print: {
      inlineSize: `${widthMm}mm`,
      blockSize: `${heightMm - pageBreakToleranceMm}mm`,
      // Prevents a page break inside the sheet.
      contain: 'strict',
    },
  },
}))

// Prints only the sheet, without page margins.
globalStyle(`body:has(${sheet}) :not(:has(${sheet}), ${sheet}, ${sheet} *)`, {
  '@media': { print: { display: 'none !important' } },
})
globalStyle(`body:has(${sheet}) :has(${sheet})`, {
  '@media': { print: { display: 'contents !important' } },
})
for (const name of paperNames) {
  const { widthMm, heightMm } = paperSizes[name]
  const page = { size: `${widthMm}mm ${heightMm}mm`, margin: 0 }
  globalStyle(`@page poster-${name}`, page)
  // On `body`, because a change of the page name inside the document would start another page.
  globalStyle(`body:has(${paper[name]})`, {
    '@media': {
      print: { page: `poster-${name}`, padding: '0 !important', background: 'none !important' },
    },
  })
}

const paddedBox = { flex: 'none', padding: '2.5cqi 6cqi', fontSize: '3.6cqi' }
const row = { ...paddedBox, display: 'flex', alignItems: 'center', gap: '5cqi' }
const font = { fontFamily: vars.font.headFamily, fontWeight: vars.font.headWeight, lineHeight: 1.1 }

/** Strip with the logo, on the background of the site's header. */
export const brand = style({
  ...row,
  padding: '1.5cqi 6cqi',
  background: fallbackVar(surface.ground, vars.color.surface),
  color: surface.heading,
})
export const logo = style({
  blockSize: '8cqi',
  maxInlineSize: '60cqi',
  objectFit: 'contain',
  objectPosition: 'left',
})
export const siteName = style({ ...font, fontSize: '5cqi', lineHeight: 1.2 })
export const image = style({
  flex: '1 1 40%',
  minBlockSize: '12%',
  objectFit: 'cover',
  objectPosition: '50% 30%',
})
export const text = style({
  ...paddedBox,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '2cqi',
  background: vars.color.primary,
  color: vars.color.onPrimary,
  // Without an image, the text area fills its space.
  selectors: { ':not(img) + &': { flex: 'auto' } },
})
export const title = style({ color: 'inherit', lineHeight: 1.1 })
export const totals = style({ marginBlockStart: '1cqi', lineHeight: 1.2 })
export const raised = style({ ...font, fontSize: '8cqi', lineHeight: 1.2 })
export const track = style({
  blockSize: '2.4cqi',
  border: '.35cqi solid currentColor',
  borderRadius: '2cqi',
  overflow: 'hidden',
})
export const bar = style({ blockSize: '100%', background: 'currentColor' })

export const qrCodeRow = style(row)
export const qrCode = style({ flex: 'none', inlineSize: '23cqi', blockSize: '23cqi' })
export const invitation = style({ ...font, marginBlockEnd: '1.5cqi', fontSize: '7cqi' })
export const url = style({ fontSize: '3.4cqi' })
