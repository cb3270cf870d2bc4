import type { Node } from '@takumi-rs/wasm'
import { isRightToLeftText } from '../../services/drawable-text.ts'
import {
  type CardStyle,
  cardSize,
  type CardTypography,
  type ShareCard,
} from '../../services/share-cards.ts'

/** Maximum width of texts, in pixels, so that they fit the panel with any edge shape. */
export const textWidthPx = 552

/** Family name of the bundled fallback fonts. */
export const fallbackFamily = 'Milepost Fallback'

type TextStyle = NonNullable<Node['style']>

/** Creates a text box of the full width, aligned with the card's direction. */
function createTextNode(card: ShareCard, text: string, style: TextStyle): Node {
  return {
    type: 'text',
    text,
    // Direction by the text itself: a name may be in another script than the page.
    dir: isRightToLeftText(text, card.isRightToLeft) ? 'rtl' : 'ltr',
    style: { width: textWidthPx, textAlign: card.isRightToLeft ? 'right' : 'left', ...style },
  }
}

/** Returns the style of a text with this typography. */
function getTextStyle(type: CardTypography, size: number): TextStyle {
  return {
    fontFamily: [...type.families, fallbackFamily].map((name) => JSON.stringify(name)).join(', '),
    fontWeight: type.weight,
    fontSize: size,
    lineHeight: type.lineHeight,
    letterSpacing: type.spacing,
    textTransform: type.isUppercase ? 'uppercase' : 'none',
  }
}

/** Horizontal margin of texts, in pixels. */
const textMarginPx = 64

/** Names by which nodes refer to images. */
export const imageNames = { picture: 'picture', logo: 'logo', panel: 'panel', none: 'none' }

/** Returns the maximum number of title lines. Titles with broken words are smaller, so they may have more. */
export function getMaxTitleLines({ breaksWords }: Pick<CardFit, 'breaksWords'>): number {
  return breaksWords ? 5 : 3
}

/** Padding above and below the texts, and minimum space between title and amount, in pixels. */
const verticalGaps = { top: 46, middle: 24, bottom: 44 }

/** Font sizes and limits at which a card's texts fit. */
export interface CardFit {
  /** Font sizes in pixels. */
  title: number
  amount: number
  ofTarget: number
  notes: number
  /** Maximum number of notes on the card. */
  shownNotes: number
  /** Whether words of the title may be broken. */
  breaksWords: boolean
}

/** Creates the images that depend on the card's style only. */
export function createImages(card: ShareCard): { src: string; data: Uint8Array }[] {
  const bytes = (text: string) => new TextEncoder().encode(text)
  return [
    { src: imageNames.panel, data: bytes(createPanelSvg(card.style, card.isRightToLeft)) },
    { src: imageNames.none, data: bytes(createPlaceholderSvg(card.style, card.isRightToLeft)) },
  ]
}

export function createCardNodes(
  card: ShareCard,
  fit: CardFit,
  has: { picture: boolean; logo: boolean },
): Node {
  const side = card.isRightToLeft ? 'left' : 'right'
  return {
    type: 'container',
    lang: card.language,
    style: { ...cardSize, display: 'flex', position: 'relative', backgroundColor: card.style.bar },
    children: [
      has.picture
        ? {
            type: 'image',
            src: imageNames.picture,
            style: {
              position: 'absolute',
              top: 0,
              [side]: 0,
              width: 620,
              height: cardSize.height,
              objectFit: 'cover',
            },
          }
        : createFullSizeImage(imageNames.none),
      createFullSizeImage(imageNames.panel),
      createTextPanel(card, fit, has.logo),
    ],
  }
}

function createFullSizeImage(src: string): Node {
  return { type: 'image', src, style: { position: 'absolute', top: 0, left: 0, ...cardSize } }
}

function createTextPanel(card: ShareCard, fit: CardFit, hasLogo: boolean): Node {
  return {
    type: 'container',
    style: {
      position: 'absolute',
      top: 0,
      [card.isRightToLeft ? 'right' : 'left']: textMarginPx,
      width: textWidthPx,
      height: cardSize.height,
      paddingTop: verticalGaps.top,
      paddingBottom: verticalGaps.bottom,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
    },
    children: [
      createColumn([...createNodesAboveTitle(card, hasLogo), createTitleNode(card, fit)]),
      createColumn(createNodesBelowTitle(card, fit)),
    ],
  }
}

/** Returns the available height for the title, in pixels. */
export function getAvailableTitleHeight(heightAbove: number, heightBelow: number): number {
  return (
    cardSize.height -
    verticalGaps.top -
    verticalGaps.middle -
    verticalGaps.bottom -
    heightAbove -
    heightBelow
  )
}

/** Creates the parts above the title, to measure their height. */
export function createPartsAboveTitle(card: ShareCard, hasLogo: boolean): Node {
  return createColumn(createNodesAboveTitle(card, hasLogo))
}

/** Creates the parts below the title, to measure their height. */
export function createPartsBelowTitle(card: ShareCard, fit: CardFit): Node {
  return createColumn(createNodesBelowTitle(card, fit))
}

function createColumn(children: Node[]): Node {
  return {
    type: 'container',
    style: { display: 'flex', flexDirection: 'column', width: textWidthPx },
    children,
  }
}

function createNodesAboveTitle(card: ShareCard, hasLogo: boolean): Node[] {
  return [...(hasLogo ? [createLogoNode(card)] : []), ...createKickerNodes(card)]
}

function createNodesBelowTitle(card: ShareCard, fit: CardFit): Node[] {
  return [createAmountRow(card, fit), ...createBarNodes(card), ...createNoteNodes(card, fit)]
}

function createLogoNode(card: ShareCard): Node {
  const isForDark = card.logo?.isForDark === true
  const end = card.isRightToLeft ? 'flex-end' : 'flex-start'
  return {
    type: 'container',
    style: {
      display: 'flex',
      alignSelf: end,
      marginBottom: 22,
      // A logo for light backgrounds gets one.
      ...(isForDark ? {} : { backgroundColor: '#ffffff', padding: 10, borderRadius: 8 }),
    },
    children: [
      {
        type: 'image',
        src: imageNames.logo,
        style: { height: 48, maxWidth: 300, objectFit: 'contain' },
      },
    ],
  }
}

function createKickerNodes(card: ShareCard): Node[] {
  if (card.kicker === '') return []
  return [
    createTextNode(card, card.kicker, {
      ...getTextStyle(card.style.body, 26),
      color: card.style.accentText,
      marginBottom: 8,
      lineClamp: 1,
      overflowWrap: 'anywhere',
      textOverflow: 'ellipsis',
    }),
  ]
}

export function createTitleNode(card: ShareCard, fit: CardFit): Node {
  return createTextNode(card, card.title, {
    ...getTextStyle(card.style.head, fit.title),
    color: card.style.text,
    lineClamp: getMaxTitleLines(fit),
    textOverflow: 'ellipsis',
    overflowWrap: fit.breaksWords ? 'anywhere' : 'normal',
  })
}

function createAmountRow(card: ShareCard, fit: CardFit): Node {
  return {
    type: 'container',
    style: {
      display: 'flex',
      flexDirection: 'column',
      marginBottom: card.barPercent === undefined ? 0 : 16,
    },
    children: [
      createAmountNode(card, fit),
      ...(card.ofTarget === '' ? [] : [createTargetNode(card, fit)]),
    ],
  }
}

/** Creates the amount, or the text before the first donation, on one line. */
export function createAmountNode(card: ShareCard, fit: CardFit): Node {
  return createTextNode(card, card.amount, {
    ...getTextStyle({ ...card.style.head, lineHeight: 1.08 }, fit.amount),
    color: card.style.accentText,
    lineClamp: 1,
    overflowWrap: 'anywhere',
    textOverflow: 'ellipsis',
  })
}

/** Creates the text after the amount, on one line. */
export function createTargetNode(card: ShareCard, fit: CardFit): Node {
  return createTextNode(card, card.ofTarget, {
    ...getTextStyle(card.style.body, fit.ofTarget),
    color: card.style.text,
    lineClamp: 1,
    overflowWrap: 'anywhere',
    textOverflow: 'ellipsis',
  })
}

/** Creates the progress bar, with an outline to be visible with any brand colour. */
function createBarNodes({ barPercent, isRightToLeft, style: look }: ShareCard): Node[] {
  if (barPercent === undefined) return []
  const { height, line, gap } = barDimensions
  const inner = height - 2 * (line + gap)
  const room = textWidthPx - 2 * (line + gap)
  const radius = Math.min(look.radius, height / 2)
  const filled = (room * Math.min(100, Math.max(0, barPercent))) / 100
  return [
    {
      type: 'container',
      style: {
        display: 'flex',
        justifyContent: isRightToLeft ? 'flex-end' : 'flex-start',
        width: textWidthPx,
        height,
        padding: gap,
        border: `${line}px solid ${look.mutedText}`,
        borderRadius: radius,
      },
      children: [
        {
          type: 'container',
          style: {
            width: filled === 0 ? 0 : Math.max(filled, inner),
            height: inner,
            borderRadius: Math.max(0, radius - line - gap),
            backgroundColor: look.bar,
          },
        },
      ],
    },
  ]
}

/** Dimensions of the progress bar, in pixels. */
const barDimensions = { height: 26, line: 2, gap: 3 }

function createNoteNodes(card: ShareCard, fit: CardFit): Node[] {
  const shown = getShownNotes(card).slice(0, fit.shownNotes)
  if (shown.length === 0) return []
  return [
    {
      type: 'container',
      style: {
        display: 'flex',
        flexDirection: card.isRightToLeft ? 'row-reverse' : 'row',
        justifyContent: 'space-between',
        marginTop: 12,
      },
      children: shown.map((note) => createNoteNode(card, note, fit)),
    },
  ]
}

export function getShownNotes({ notes: all }: ShareCard): string[] {
  return all.filter((note) => note !== '')
}

/** Creates a note below the progress bar, on one line. */
export function createNoteNode(card: ShareCard, note: string, fit: CardFit): Node {
  return {
    type: 'text',
    text: note,
    dir: card.isRightToLeft ? 'rtl' : 'ltr',
    style: {
      ...getTextStyle(card.style.body, fit.notes),
      color: card.style.mutedText,
      whiteSpace: 'nowrap',
    },
  }
}

const { width, height } = cardSize

/** Width of the panel with the texts, in pixels. */
const panelWidth = 690

/** Width of the stripe in the brand colour next to the panel, in pixels. */
const stripeWidth = 16

/**
 * Creates the panel behind the texts as SVG, with the theme's edge shape and pattern, and a stripe in the brand colour.
 *
 * @param isMirrored - whether the texts are on the right
 */
function createPanelSvg(look: CardStyle, isMirrored: boolean): string {
  const mirror = isMirrored ? ` transform="translate(${width} 0) scale(-1 1)"` : ''
  const panel = createEdgePath(look.edge, panelWidth)
  return wrapSvg(
    `<g${mirror}><path fill="${look.bar}" d="${createEdgePath(look.edge, panelWidth + stripeWidth)}"/>` +
      `<clipPath id="p"><path d="${panel}"/></clipPath><path fill="${look.ground}" d="${panel}"/>` +
      `<g clip-path="url(#p)">${createPatternSvg(look)}</g></g>`,
  )
}

/** Creates the SVG that replaces the image, with bands in the brand colour. */
function createPlaceholderSvg(look: CardStyle, isMirrored: boolean): string {
  const mirror = isMirrored ? ` transform="translate(${width} 0) scale(-1 1)"` : ''
  const bands = [0, 1, 2, 3].map((band) => {
    const path = createEdgePath(look.edge, panelWidth + 120 * (4 - band))
    return `<path fill="${look.ground}" fill-opacity="0.13" d="${path}"/>`
  })
  return wrapSvg(
    `<rect width="${width}" height="${height}" fill="${look.bar}"/><g${mirror}>${bands.join('')}</g>`,
  )
}

function wrapSvg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

function createEdgePath(edge: CardStyle['edge'], end: number): string {
  switch (edge) {
    case 'wave':
      return `M0 0H${end - 26}C${end + 38} 150 ${end - 74} 280 ${end - 26} 420S${end + 4} 570 ${end - 34} ${height}H0Z`
    case 'diagonal':
      return `M0 0H${end + 50}L${end - 50} ${height}H0Z`
    case 'none':
      return `M0 0H${end}V${height}H0Z`
  }
}

function createPatternSvg({ pattern, patternOpacity, text }: CardStyle): string {
  if (pattern === 'none' || patternOpacity === 0) return ''
  const lines = pattern === 'waves' ? createWavePaths() : createContourPaths()
  return `<g fill="none" stroke="${text}" stroke-opacity="${patternOpacity}" stroke-width="2.5">${lines}</g>`
}

function createWavePaths(): string {
  return Array.from({ length: 12 }, (_, row) => {
    const y = 30 + row * 54
    return `<path d="M-40 ${y}q45 -26 90 0${'t90 0'.repeat(9)}"/>`
  }).join('')
}

function createContourPaths(): string {
  return Array.from({ length: 9 }, (_, ring) => {
    const r = 70 + ring * 62
    return `<path d="M${620 - r} 40C${620 - r} ${40 - r * 0.9} ${620 + r * 0.8} ${20 - r} ${620 + r} 60S${600 + r * 0.5} ${70 + r * 0.8} 590 ${60 + r * 0.9}S${620 - r} ${60 + r * 0.7} ${620 - r} 40Z"/>`
  }).join('')
}
