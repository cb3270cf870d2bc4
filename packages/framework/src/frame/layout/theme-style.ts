import type { SiteConfig, WebfontConfig } from '@milepost/content'
import { siteColours, surfaceFromColours, themeFromDesign } from '@milepost/ui/theme'
import { mediaAddress } from '@milepost/server/media-address'

/** Dark parts of a page. */
export interface DarkAreas {
  /** `'inDarkWindows'`: dark for visitors whose system is set to dark. */
  header: boolean | 'inDarkWindows'
  footer: boolean
}

/** Theme data for every page's head. */
export interface ThemeStyle {
  /** One style sheet: the site's fonts, and its tokens on `:root`. */
  css: string
  attributes: Record<string, string>
  /** Dark parts of the page, which need the light logo. */
  darkAreas: DarkAreas
  /** Fonts to ask for before the style sheet is read. */
  preload: string[]
}

/**
 * Creates the theme of a site's design record. Fonts come from the site's origin and are used only if they load in time
 * (`font-display: optional`), so text never jumps. They are preloaded, because a late weight would not show on a first
 * visit. Files with rarer characters are not.
 */
export function themeStyle(
  { design, header, footer }: Pick<SiteConfig, 'design' | 'header' | 'footer'>,
  log: (line: string) => void,
): ThemeStyle {
  const { backgroundImage } = design
  const theme = themeFromDesign({
    ...design,
    colors: { success: siteColours.success, danger: siteColours.danger, ...design.colors },
    hasBackgroundImage: backgroundImage !== undefined,
  })
  const areas = areaSurfaces({ design, header, footer })
  for (const change of theme.changes) log(`theme: ${JSON.stringify(change)}`)
  const fonts = design.webfonts.filter((font) => font.type === 'external' && font.url !== '')
  return {
    css: [
      ...fonts.map(fontFace),
      theme.css,
      backgroundImage === undefined ? '' : pictureRule(backgroundImage.url),
      areaRule('header', areas.header),
      areaRule('footer', areas.footer),
    ].join(''),
    darkAreas: darkAreasOf(areas, design),
    attributes: { ...theme.attributes },
    preload: fonts.filter(({ range }) => !range).map(({ url }) => mediaAddress(url)),
  }
}

/** The colours of header and footer; undefined for a part that keeps the theme's. */
export function areaSurfaces({
  design,
  header,
  footer,
}: Pick<SiteConfig, 'design'> & {
  readonly header: Pick<SiteConfig['header'], 'background' | 'foreground'>
  readonly footer: Pick<SiteConfig['footer'], 'background' | 'foreground'>
}) {
  return {
    header: surfaceFromColours(header, { design, ground: 'surface' }),
    footer: surfaceFromColours(footer, { design, ground: 'dark' }),
  }
}

/** Returns the dark parts. A header is as dark as the page and a footer is dark, unless they have custom colours. */
export function darkAreasOf(
  { header, footer }: ReturnType<typeof areaSurfaces>,
  { scheme }: Pick<SiteConfig['design'], 'scheme'>,
): DarkAreas {
  const usual = scheme === 'auto' ? 'inDarkWindows' : scheme === 'dark'
  return { header: header?.isDark ?? usual, footer: footer?.isDark ?? true }
}

/** Behind the page, under a veil of its colour: words on it stay readable, as the theme sees to. */
function pictureRule(url: string): string {
  const page = 'color-mix(in srgb,var(--milepost-color-page) 90%,transparent)'
  return `@media screen{body{background:linear-gradient(${page},${page}) fixed,url("${mediaAddress(url)}") center/cover fixed var(--milepost-color-page)}}`
}

/** The colours of the header or the footer, for everything that is in it. */
function areaRule(area: string, surface: ReturnType<typeof surfaceFromColours>): string {
  if (surface === undefined) return ''
  const roles = Object.entries(surface.variables).map(([name, value]) => `${name}:${value}`)
  return `:root [data-area=${area}]{${roles.join(';')}}`
}

function fontFace({ family, url, weight, style, range }: WebfontConfig): string {
  const name = family.replaceAll(/[^\w -]/g, '')
  const characters = range === undefined ? '' : `unicode-range:${range};`
  return `@font-face{font-family:"${name}";font-weight:${weight};font-style:${style};font-display:optional;${characters}src:url("${mediaAddress(url)}") format("woff2")}`
}
