import type { Button, FooterConfig, FooterSlice, HeaderConfig, PageMeta } from '@milepost/content'
import type { PageScope } from '../request/scopes.ts'
import { toImageView } from '../../totals/views.ts'
import type { PageOverrides } from './page-overrides.ts'
import { toHeaderAndFooterView } from './to-header-and-footer-view.ts'
import { getAreaSurfaces, getDarkAreas } from './theme-style.ts'

/**
 * Creates the layout overrides of a page document.
 *
 * @param document - metadata, header and footer of the page; missing values are those of the site
 * @param url - request URL, whose query may fill placeholders
 * @returns undefined if there are no overrides
 */
export async function toPageOverrides(
  scope: PageScope,
  {
    meta,
    header = {},
    footer = {},
  }: {
    readonly meta?: PageMeta | undefined
    readonly header?: Partial<HeaderConfig>
    readonly footer?: Partial<FooterConfig>
  },
  url: URL,
): Promise<PageOverrides | undefined> {
  const favicon = toImageView(meta?.favicon)?.src
  const layoutOverrides: PageOverrides = {
    ...(meta?.keywords ? { keywords: meta.keywords } : {}),
    ...(meta?.author ? { author: meta.author } : {}),
    ...(favicon === undefined ? {} : { favicon }),
    ...(Object.keys({ ...header, ...footer }).length === 0
      ? {}
      : { shell: await toShellOverrides(scope, { header, footer }, url) }),
  }
  return Object.keys(layoutOverrides).length === 0 ? undefined : layoutOverrides
}

async function toShellOverrides(
  scope: PageScope,
  own: { readonly header: Partial<HeaderConfig>; readonly footer: Partial<FooterConfig> },
  url: URL,
): Promise<NonNullable<PageOverrides['shell']>> {
  const { site } = scope
  const header: HeaderConfig = {
    ...site.header,
    // A custom logo also replaces the logo for dark backgrounds, unless there is a custom one for these.
    ...(own.header.logo === undefined ? {} : { logoLight: own.header.logo }),
    ...own.header,
  }
  const footer: FooterConfig = { ...site.footer, ...own.footer }
  const areas = getAreaSurfaces({ design: site.design, header, footer })
  return {
    ...(await toHeaderAndFooterView(
      { header, footer },
      { scope, url, darkAreas: getDarkAreas(areas, site.design) },
    )),
    headerColours: areas.header?.variables ?? {},
    footerColours: areas.footer?.variables ?? {},
  }
}

interface TaskLayout {
  /** Header buttons that stay. */
  actions: readonly Button['linkType'][]
  /** Whether the header keeps the menu. @default true */
  hasMenu?: boolean
  /** Further parts of the footer that stay. Dialogs always stay, because texts link to them. */
  footer?: readonly FooterSlice['type'][]
}

/** Creates the layout of a page with one task: a header with few buttons, and a short footer. */
export function toTaskLayout(
  scope: PageScope,
  url: URL,
  { actions, hasMenu = true, footer = [] }: TaskLayout,
): Promise<PageOverrides | undefined> {
  const { site } = scope
  const header = {
    ctas: site.header.ctas.filter(({ linkType }) => actions.includes(linkType)),
    ...(!hasMenu && { navigation: [] }),
  }
  const kept = ['modal', 'poweredBy', ...footer]
  const content = site.footer.content.filter(({ type }) => kept.includes(type))
  return toPageOverrides(scope, { header, footer: { content } }, url)
}
