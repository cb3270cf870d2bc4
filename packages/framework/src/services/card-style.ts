import type { SiteConfig, WebfontConfig } from '@milepost/content'
import { getMediaUrl } from '@milepost/server/media-address'
import {
  type Hex,
  lowestContrast,
  mixColours,
  themeFromDesign,
  tokenVariable,
} from '@milepost/ui/theme'
import { memoisePerObject } from '../base/memoise-per-object.ts'
import type { CardFont, CardStyle, CardTypography } from './share-cards.ts'

/** Maximum number of font files per card. */
const maxFontFiles = 12

const minContrast = 4.5

/** Font weight of small text, so that it is legible when the card is scaled down. */
const bodyWeight = 600

/**
 * Returns the style of a site's share cards: the colours of its dark sections, whose contrast the theme guarantees, and its
 * fonts. Memoised per site document.
 */
export const getCardStyle: (site: SiteConfig) => CardStyle = memoisePerObject(
  ({ design }: SiteConfig) => {
    const { variables, attributes } = themeFromDesign(design)
    const token = (...path: string[]) => variables[`--${tokenVariable(path)}`] ?? ''
    const head: CardTypography = {
      families: parseFontFamilies(token('font', 'headFamily')),
      weight: Number(token('font', 'headWeight')) || bodyWeight,
      isUppercase: token('font', 'headTransform') === 'uppercase',
      spacing: token('font', 'headSpacing').replace('normal', '0em'),
      lineHeight: Number(token('font', 'headLineHeight')) || 1.14,
      scale: Number(token('font', 'headSize')) || 1,
    }
    const body: CardTypography = {
      families: parseFontFamilies(token('font', 'bodyFamily')),
      weight: bodyWeight,
      isUppercase: false,
      spacing: '0em',
      lineHeight: 1.25,
      scale: 1,
    }
    // CSS compares family names case-insensitively.
    const used = new Map(
      [...head.families, ...body.families].map((family) => [family.toLowerCase(), family]),
    )
    return {
      ground: token('color', 'dark'),
      text: token('color', 'onDark'),
      mutedText: token('color', 'onDarkMuted'),
      accentText: token('color', 'accentOnDark'),
      bar: token('color', 'meterOnDark'),
      edge: attributes['data-edge'],
      pattern: attributes['data-pattern'],
      patternOpacity: getPatternOpacity(token),
      radius: toPixels(token('radius', 'button')),
      head,
      body,
      fonts: design.webfonts
        .filter(({ type, url, style }) => type === 'external' && url !== '' && style === 'normal')
        .flatMap((font) => {
          const family = used.get(font.family.replaceAll(/[^\w -]/g, '').toLowerCase())
          return family === undefined ? [] : [toCardFont(font, family)]
        })
        .slice(0, maxFontFiles),
    }
  },
)

/** Opacities of the background pattern, strongest first. */
const patternOpacities = [0.07, 0.05, 0.03, 0.015]

/** Returns the strongest opacity at which all text meets WCAG contrast on the pattern; 0 if there is none. */
function getPatternOpacity(token: (...path: string[]) => string): number {
  const colour = (name: string) => token('color', name) as Hex
  const messages = ['onDark', 'onDarkMuted', 'accentOnDark'].map(colour)
  const isReadable = (opacity: number) =>
    lowestContrast(mixColours(colour('onDark'), colour('dark'), opacity), messages) >= minContrast
  return patternOpacities.find(isReadable) ?? 0
}

/** Parses a CSS font list. Returns the first three quoted families. */
function parseFontFamilies(list: string): string[] {
  return [...list.matchAll(/"([^"]+)"/g)].flatMap(([, name]) => name ?? []).slice(0, 3)
}

function toPixels(length: string): number {
  const size = Number.parseFloat(length)
  if (!Number.isFinite(size)) return 0
  return Math.min(100, length.endsWith('rem') ? size * 16 : size)
}

function toCardFont({ weight, url, range }: WebfontConfig, family: string): CardFont {
  return {
    family,
    weight,
    path: getMediaUrl(url),
    ranges: parseUnicodeRange(range ?? ''),
  }
}

/** Parses a CSS `unicode-range` to pairs of first and last code points. Ignores invalid parts. */
function parseUnicodeRange(range: string): (readonly [number, number])[] {
  return range.split(',').flatMap((part) => {
    const [, first, end] = /^\s*U\+([0-9A-F]{1,6})(?:-([0-9A-F]{1,6}))?\s*$/i.exec(part) ?? []
    if (first === undefined) return []
    return [[Number.parseInt(first, 16), Number.parseInt(end ?? first, 16)] as const]
  })
}
