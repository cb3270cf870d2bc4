import type { DesignConfig, WebfontConfig } from '@milepost/content'
import { themeFromDesign } from '@milepost/ui/theme'
import { mediaAddress } from '../document/media-address.ts'

/** What the head of every page needs to look like the site. */
export interface ThemeStyle {
  /** One style sheet: the site's fonts, and its tokens on `:root`. */
  css: string
  attributes: Record<string, string>
  /** Fonts to ask for before the style sheet is read. */
  preload: string[]
}

/**
 * Makes the theme of a site's design record. Fonts come from the site's own origin and are shown when
 * they are there in time (`font-display: optional`): text never jumps. They are asked for early, because
 * a weight that is not would never be seen on a first visit; files with rarer characters wait for these.
 */
export function themeStyle(design: DesignConfig, log: (line: string) => void): ThemeStyle {
  const theme = themeFromDesign(design)
  for (const change of theme.changes) log(`theme: ${JSON.stringify(change)}`)
  const fonts = design.webfonts.filter((font) => font.type === 'external' && font.url !== '')
  return {
    css: fonts.map(fontFace).join('') + theme.css,
    attributes: { ...theme.attributes },
    preload: fonts.filter(({ range }) => !range).map(({ url }) => mediaAddress(url)),
  }
}

function fontFace({ family, url, weight, style, range }: WebfontConfig): string {
  const name = family.replaceAll(/[^\w -]/g, '')
  const characters = range === undefined ? '' : `unicode-range:${range};`
  return `@font-face{font-family:"${name}";font-weight:${weight};font-style:${style};font-display:optional;${characters}src:url("${mediaAddress(url)}") format("woff2")}`
}
