import { type CardLook, cardSize } from './share-card.ts'

const { width, height } = cardSize

/** Where the panel with the words ends, in pixels from its side of the card. */
export const panelWidth = 690

/** How far the brand's stripe reaches beyond the panel. */
const stripe = 16

/**
 * The panel behind the words, as SVG: it ends as the site's sections do, with a stripe in the brand's colour, and
 * has their texture.
 *
 * @param isMirrored - the words are on the right
 */
export function panelSvg(look: CardLook, isMirrored: boolean): string {
  const mirror = isMirrored ? ` transform="translate(${width} 0) scale(-1 1)"` : ''
  const panel = outline(look.edge, panelWidth)
  return svg(
    `<g${mirror}><path fill="${look.bar}" d="${outline(look.edge, panelWidth + stripe)}"/>` +
      `<clipPath id="p"><path d="${panel}"/></clipPath><path fill="${look.ground}" d="${panel}"/>` +
      `<g clip-path="url(#p)">${texture(look)}</g></g>`,
  )
}

/** What is in the place of a picture: the brand's colour, in bands that end as the panel does. */
export function noPictureSvg(look: CardLook, isMirrored: boolean): string {
  const mirror = isMirrored ? ` transform="translate(${width} 0) scale(-1 1)"` : ''
  const bands = [0, 1, 2, 3].map((band) => {
    const path = outline(look.edge, panelWidth + 120 * (4 - band))
    return `<path fill="${look.ground}" fill-opacity="0.13" d="${path}"/>`
  })
  return svg(
    `<rect width="${width}" height="${height}" fill="${look.bar}"/><g${mirror}>${bands.join('')}</g>`,
  )
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

function outline(edge: CardLook['edge'], end: number): string {
  switch (edge) {
    case 'wave':
      return `M0 0H${end - 26}C${end + 38} 150 ${end - 74} 280 ${end - 26} 420S${end + 4} 570 ${end - 34} ${height}H0Z`
    case 'diagonal':
      return `M0 0H${end + 50}L${end - 50} ${height}H0Z`
    case 'none':
      return `M0 0H${end}V${height}H0Z`
  }
}

function texture({ pattern, patternOpacity, text }: CardLook): string {
  if (pattern === 'none' || patternOpacity === 0) return ''
  const lines = pattern === 'waves' ? waves() : contours()
  return `<g fill="none" stroke="${text}" stroke-opacity="${patternOpacity}" stroke-width="2.5">${lines}</g>`
}

function waves(): string {
  return Array.from({ length: 12 }, (_, row) => {
    const y = 30 + row * 54
    return `<path d="M-40 ${y}q45 -26 90 0${'t90 0'.repeat(9)}"/>`
  }).join('')
}

function contours(): string {
  return Array.from({ length: 9 }, (_, ring) => {
    const r = 70 + ring * 62
    return `<path d="M${620 - r} 40C${620 - r} ${40 - r * 0.9} ${620 + r * 0.8} ${20 - r} ${620 + r} 60S${600 + r * 0.5} ${70 + r * 0.8} 590 ${60 + r * 0.9}S${620 - r} ${60 + r * 0.7} ${620 - r} 40Z"/>`
  }).join('')
}
