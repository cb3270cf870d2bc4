import type { kitBreakpoints } from '@milepost/ui/theme'
import type { Plugin } from 'vite'

/** Minimum window widths of a site's layouts, in pixels, by name. */
export type SiteBreakpoints = Record<keyof typeof kitBreakpoints, number>

const styleSheetPattern = /\.css(?:\?|$)/
const packageFolderPattern = /(?:packages|@milepost)\/(?:ui|supporter|framework)\/(?:src|dist)\//
const widthQueryPattern = /\((min|max)-width:\s*([\d.]+)rem\)/g
/** Gap between `max-width` and the `min-width` of the next layout, in rem, so that both never match. */
const gapRem = 0.01
/** Pixels per rem in media queries. */
const pixelsPerRem = 16

/**
 * Replaces the breakpoints in Milepost's style sheets with those of the site (Spec §9), in rem, so that a larger font size
 * selects the layout of a narrower window.
 */
export async function applySiteBreakpoints(
  css: string,
  widths: Partial<SiteBreakpoints> = {},
): Promise<string> {
  // Imported here, so that tools can read the Vite configuration without a built theme.
  const { kitBreakpoints, siteBreakpoints } = await import('@milepost/ui/theme')
  const bounds = { ...siteBreakpoints, ...widths }
  const replaced = new Map<string, number>()
  for (const name of Object.keys(kitBreakpoints) as (keyof typeof kitBreakpoints)[]) {
    const [kitRem, siteRem] = [kitBreakpoints[name], bounds[name] / pixelsPerRem]
    replaced.set(`min ${kitRem}`, siteRem).set(`max ${kitRem - gapRem}`, siteRem - gapRem)
  }
  return css.replaceAll(widthQueryPattern, (query, bound: string, rem: string) => {
    const siteRem = replaced.get(`${bound} ${Number(rem)}`)
    return siteRem === undefined ? query : `(${bound}-width:${Number(siteRem.toFixed(4))}rem)`
  })
}

/** Vite plugin that applies the site's breakpoints, in development and in builds. */
export function siteBreakpointStyles(widths: Partial<SiteBreakpoints>): Plugin {
  return {
    name: 'milepost:site-breakpoints',
    enforce: 'pre',
    // Vitest does not process style sheets, and cannot reload the virtual ones after a change.
    apply: (_config, { mode }) => mode !== 'test',
    transform: {
      filter: { id: styleSheetPattern },
      handler: async (css, id) =>
        packageFolderPattern.test(id.replaceAll('\\', '/'))
          ? { code: await applySiteBreakpoints(css, widths), map: null }
          : undefined,
    },
  }
}
