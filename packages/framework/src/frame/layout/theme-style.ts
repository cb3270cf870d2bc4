import type { SiteConfig, WebfontConfig } from '@milepost/content'
import { siteColours, surfaceFromColours, themeFromDesign } from '@milepost/ui/theme'
import { getMediaUrl } from '@milepost/server/media-address'

/** Whether header and footer have a dark background. */
export interface DarkAreas {
  /** `'inDarkWindows'` if it is dark only in the dark colour scheme. */
  header: boolean | 'inDarkWindows'
  footer: boolean
}

/** Theme data for the head of every page. */
export interface ThemeStyle {
  /** CSS with the site's fonts, and its design tokens on `:root`. */
  css: string
  attributes: Record<string, string>
  /** Areas with a dark background, which require the light logo. */
  darkAreas: DarkAreas
  /** URLs of fonts to preload. */
  preload: string[]
}

/**
 * Creates the theme of a site's design. Fonts are same-origin and have `font-display: optional`, so that text never shifts.
 * They are preloaded, because a late font is not used on the first visit. Fonts with a `unicode-range` are not preloaded.
 */
export function createThemeStyle(
  { design, header, footer }: Pick<SiteConfig, 'design' | 'header' | 'footer'>,
  log: (line: string) => void,
): ThemeStyle {
  const { backgroundImage } = design
  const theme = themeFromDesign({
    ...design,
    colors: { success: siteColours.success, danger: siteColours.danger, ...design.colors },
    hasBackgroundImage: backgroundImage !== undefined,
  })
  const areas = getAreaSurfaces({ design, header, footer })
  for (const change of theme.changes) log(`theme: ${JSON.stringify(change)}`)
  const fonts = design.webfonts.filter((font) => font.type === 'external' && font.url !== '')
  return {
    css: [
      ...fonts.map(createFontFace),
      theme.css,
      backgroundImage === undefined ? '' : createImageRule(backgroundImage.url),
      createSurfaceRule('header', areas.header),
      createSurfaceRule('footer', areas.footer),
    ].join(''),
    darkAreas: getDarkAreas(areas, design),
    attributes: { ...theme.attributes },
    preload: fonts.filter(({ range }) => !range).map(({ url }) => getMediaUrl(url)),
  }
}

/** Returns the surface colours of header and footer; undefined for an area without custom colours. */
export function getAreaSurfaces({
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

/** Returns whether header and footer are dark. By default, the header follows the colour scheme, and the footer is dark. */
export function getDarkAreas(
  { header, footer }: ReturnType<typeof getAreaSurfaces>,
  { scheme }: Pick<SiteConfig['design'], 'scheme'>,
): DarkAreas {
  const usual = scheme === 'auto' ? 'inDarkWindows' : scheme === 'dark'
  return { header: header?.isDark ?? usual, footer: footer?.isDark ?? true }
}

/** Creates the CSS rule of the page's background image, under 90 % of the page colour to keep text readable. */
function createImageRule(url: string): string {
  const page = 'color-mix(in srgb,var(--milepost-color-page) 90%,transparent)'
  return `@media screen{body{background:linear-gradient(${page},${page}) fixed,url("${getMediaUrl(url)}") center/cover fixed var(--milepost-color-page)}}`
}

/** Creates the CSS rule with the colours of the header or footer. */
function createSurfaceRule(area: string, surface: ReturnType<typeof surfaceFromColours>): string {
  if (surface === undefined) return ''
  const roles = Object.entries(surface.variables).map(([name, value]) => `${name}:${value}`)
  return `:root [data-area=${area}]{${roles.join(';')}}`
}

function createFontFace({ family, url, weight, style, range }: WebfontConfig): string {
  const name = family.replaceAll(/[^\w -]/g, '')
  const characters = range === undefined ? '' : `unicode-range:${range};`
  return `@font-face{font-family:"${name}";font-weight:${weight};font-style:${style};font-display:optional;${characters}src:url("${getMediaUrl(url)}") format("woff2")}`
}
