import { escapeXml } from '../feeds/escape-xml.ts'
import type { BrandColours } from './brand-colours.ts'
import type { EmbeddedFigures } from './read-embedded.ts'

const width = 320
const height = 84
const inset = 16
const room = width - 2 * inset
/** Of the height of a letter: what letters of most scripts take at the widest, and what pictures and ideographs take. */
const usualWidth = 0.62
const wideWidth = 1.1
const wide =
  /[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\u{1F000}-\u{3FFFF}]/u
const rightToLeft =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * Draws a total as a picture for any page: what it is called, the amount in words, and a bar. Its title says the same to who
 * cannot see it. A long name is cut with an ellipsis, an amount never.
 */
export function badgeSvg(
  { name, total, asOf, barPercent }: EmbeddedFigures,
  colours: BrandColours,
): string {
  const { summary, language } = total.text
  const title = [name, summary, ...(asOf === undefined ? [] : [asOf])].join(': ')
  const bar =
    barPercent === undefined
      ? ''
      : `<rect x="${inset}" y="62" width="${room}" height="8" rx="4" fill="${colours.meterTrack}"/>` +
        `<rect x="${inset}" y="62" width="${(room * barPercent) / 100}" height="8" rx="4" fill="${colours.meterFill}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `role="img" aria-labelledby="t" xml:lang="${escapeXml(language)}" font-family="system-ui,sans-serif">` +
    `<title id="t">${escapeXml(title)}</title>` +
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8" fill="${colours.surface}" stroke="${colours.border}"/>` +
    line(asOf === undefined ? name : `${asOf} · ${name}`, {
      y: 26,
      size: 13,
      colour: colours.textMuted,
    }) +
    line(summary, { y: 50, size: 18, colour: colours.text, isWhole: true }) +
    `${bar}</svg>`
  )
}

/** A line of text that never leaves the badge. */
function line(
  text: string,
  {
    y,
    size,
    colour,
    isWhole = false,
  }: { y: number; size: number; colour: string; isWhole?: boolean },
): string {
  const shown = isWhole ? text : shortened(text, size)
  const isTight = widthOf(shown, size) > room
  const squeezed = isTight ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : ''
  const start = rightToLeft.test(shown) ? `x="${width - inset}" direction="rtl"` : `x="${inset}"`
  const weight = isWhole ? ' font-weight="700"' : ''
  return `<text ${start} y="${y}" font-size="${size}"${weight} fill="${colour}"${squeezed}>${escapeXml(shown)}</text>`
}

function shortened(text: string, size: number): string {
  const signs = [...new Intl.Segmenter().segment(text.trim())].map(({ segment }) => segment)
  if (widthOf(text, size) <= room) return signs.join('')
  let count = signs.length
  while (count > 0 && widthOf(`${signs.slice(0, count).join('')}…`, size) > room) count -= 1
  return `${signs.slice(0, count).join('').trimEnd()}…`
}

/** What a text takes at most, in pixels: an estimate, as fonts are the reader's. */
function widthOf(text: string, size: number): number {
  const widths = [...new Intl.Segmenter().segment(text)].map(({ segment }) =>
    wide.test(segment) ? wideWidth : usualWidth,
  )
  return size * widths.reduce((sum, one) => sum + one, 0)
}
