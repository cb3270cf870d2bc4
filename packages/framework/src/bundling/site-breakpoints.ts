import type { kitBreakpoints } from '@milepost/ui/theme'
import type { Plugin } from 'vite'

/** Widths in px from which the layout of a site changes, by name. */
export type SiteBreakpoints = Record<keyof typeof kitBreakpoints, number>

/** Style sheets, and the folders of the packages whose styles belong to the kit: of the sources, or published. */
const styleSheet = /\.css(?:\?|$)/
const kitFolder = /(?:packages|@milepost)\/(?:ui|supporter|framework)\/(?:src|dist)\//
const widthQuery = /\((min|max)-width:\s*([\d.]+)rem\)/g
/** A query that ends where the next one begins is this much narrower, so that both never match. */
const belowRem = 0.01
/** Media queries count a rem as the reader's usual text size. */
const remPx = 16

/**
 * Replaces the kit's breakpoints in its style sheets by those of the site (Spec §9). Widths stay in rem, so that a
 * reader's larger text has the layout of a narrower window.
 */
export async function withSiteBreakpoints(
  css: string,
  widths: Partial<SiteBreakpoints> = {},
): Promise<string> {
  // Tools that read Vite's configuration need no built theme.
  const { kitBreakpoints, siteBreakpoints } = await import('@milepost/ui/theme')
  const bounds = { ...siteBreakpoints, ...widths }
  const replaced = new Map<string, number>()
  for (const name of Object.keys(kitBreakpoints) as (keyof typeof kitBreakpoints)[]) {
    const [kitRem, siteRem] = [kitBreakpoints[name], bounds[name] / remPx]
    replaced.set(`min ${kitRem}`, siteRem).set(`max ${kitRem - belowRem}`, siteRem - belowRem)
  }
  return css.replaceAll(widthQuery, (query, bound: string, rem: string) => {
    const siteRem = replaced.get(`${bound} ${Number(rem)}`)
    return siteRem === undefined ? query : `(${bound}-width:${Number(siteRem.toFixed(4))}rem)`
  })
}

/** Lays pages out by the site's breakpoints, while developing and in builds. */
export function siteBreakpointStyles(widths: Partial<SiteBreakpoints>): Plugin {
  return {
    name: 'milepost:site-breakpoints',
    enforce: 'pre',
    // Vitest has no style sheets, and cannot load the virtual ones of the sources after a change.
    apply: (_config, { mode }) => mode !== 'test',
    transform: {
      filter: { id: styleSheet },
      handler: async (css, id) =>
        kitFolder.test(id.replaceAll('\\', '/'))
          ? { code: await withSiteBreakpoints(css, widths), map: null }
          : undefined,
    },
  }
}
