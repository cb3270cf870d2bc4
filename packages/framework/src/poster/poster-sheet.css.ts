import { surface, vars } from '@milepost/ui'
import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { type PaperSize, paperNames, paperSizes } from './paper-size.ts'

/** Below the paper's height by this, so that rounding never makes a second page. */
const spareMm = 1
const paper = '#fff'
const ink = '#161616'

const byPaper = <Value>(of: (name: PaperSize) => Value) =>
  Object.fromEntries(paperNames.map((name) => [name, of(name)])) as Record<PaperSize, Value>

for (const name of paperNames) {
  const { widthMm, heightMm } = paperSizes[name]
  globalStyle(`@page poster-${name}`, {
    size: `${widthMm}mm ${heightMm}mm`,
    margin: 0,
  } as Parameters<typeof globalStyle>[1])
}

/** The frame of a poster. All lengths are parts of its width, so that it is the same on the screen and on paper. */
export const frame = styleVariants(
  byPaper((name) => ({
    containerType: 'inline-size' as const,
    inlineSize: '100%',
    maxInlineSize: '36rem',
    '@media': {
      print: {
        inlineSize: `${paperSizes[name].widthMm}mm`,
        maxInlineSize: 'none',
        blockSize: `${paperSizes[name].heightMm - spareMm}mm`,
        // Of a size of its own a box is never parted between pages, whatever is in it.
        contain: 'strict',
      },
    },
  })),
)

// The whole document has the page's name: one that changed on the way would begin another page.
for (const name of paperNames) {
  globalStyle(`body:has(${frame[name]})`, { '@media': { print: { page: `poster-${name}` } } })
}

const everySheet = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: paper,
  color: ink,
  printColorAdjust: 'exact',
  colorScheme: 'light',
  boxShadow: '0 .25rem 1.5rem rgb(0 0 0 / .25)',
  '@media': { print: { boxShadow: 'none' } },
})

export const sheet = styleVariants(
  byPaper((name) => [
    everySheet,
    {
      aspectRatio: `${paperSizes[name].widthMm} / ${paperSizes[name].heightMm}`,
      '@media': {
        print: { aspectRatio: 'auto', blockSize: '100%' },
      },
    },
  ]),
)

// The sheet is printed alone, from the edges of the paper: what it is in leaves no room.
globalStyle(`body:has(${everySheet}) :not(:has(${everySheet}), ${everySheet}, ${everySheet} *)`, {
  '@media': { print: { display: 'none !important' } },
})
globalStyle(`html:has(${everySheet}), :has(> * ${everySheet}), :has(> ${everySheet})`, {
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

/** The strip of the logo, on the ground that the site's header gives it. */
export const brand = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  paddingBlock: '2.5cqi',
  paddingInline: '6cqi',
  background: fallbackVar(surface.ground, vars.color.surface),
  color: surface.heading,
})

export const logo = style({
  display: 'block',
  inlineSize: 'auto',
  blockSize: '8cqi',
  maxInlineSize: '60cqi',
  objectFit: 'contain',
  objectPosition: 'left center',
})

export const siteName = style({
  fontFamily: vars.font.headFamily,
  fontWeight: vars.font.headWeight,
  fontSize: '5cqi',
  lineHeight: 1.2,
})

export const picture = style({
  flex: '1 1 40%',
  minBlockSize: '12%',
  inlineSize: '100%',
  objectFit: 'cover',
})

const everyWords = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: '2cqi',
  paddingBlock: '4cqi',
  paddingInline: '6cqi',
  background: vars.color.primary,
  color: vars.color.onPrimary,
})

export const words = style([everyWords])

/** Without a picture the colour of the brand takes its place. */
export const textWithoutPicture = style([
  everyWords,
  { flex: '1 1 auto', justifyContent: 'center' },
])

const everyTitle = style({
  margin: 0,
  color: 'inherit',
  fontFamily: vars.font.headFamily,
  fontWeight: vars.font.headWeight,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

export const titles = styleVariants({
  large: [everyTitle, { fontSize: '9cqi' }],
  medium: [everyTitle, { fontSize: '7.5cqi' }],
  small: [everyTitle, { fontSize: '5.5cqi' }],
  tiny: [everyTitle, { fontSize: '3.8cqi' }],
})

export const subtitle = style({
  margin: 0,
  fontSize: '3.6cqi',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})

export const figures = style({ margin: '1cqi 0 0', fontSize: '3.6cqi', lineHeight: 1.2 })

export const raised = style({
  fontFamily: vars.font.headFamily,
  fontWeight: vars.font.headWeight,
  fontSize: '8cqi',
})

export const track = style({
  blockSize: '2.4cqi',
  border: '.35cqi solid currentColor',
  borderRadius: '2cqi',
  overflow: 'hidden',
})

export const bar = style({ blockSize: '100%', background: 'currentColor' })

export const footerRow = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '5cqi',
  paddingBlock: '4cqi',
  paddingInline: '6cqi',
})

export const qrCode = style({
  flex: 'none',
  display: 'block',
  inlineSize: '30cqi',
  blockSize: '30cqi',
})

export const qrCodeText = style({ minInlineSize: 0, display: 'grid', gap: '1.5cqi' })

export const invitationText = style({
  margin: 0,
  fontFamily: vars.font.headFamily,
  fontWeight: vars.font.headWeight,
  fontSize: '7cqi',
  lineHeight: 1.1,
})

export const pageAddress = style({
  margin: 0,
  fontSize: '3.4cqi',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})
