import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { bundleScript } from './bundle.ts'

const virtualModuleId = 'virtual:milepost/starter'

/** Speculation rules that prefetch a page when the visitor is about to open it, until the application runs. */
const prefetchRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?*' } },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[data-opens],[target],[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/**
 * Vite plugin for `virtual:milepost/starter`. The module exports the bundled starter script as `text`, the speculation rules
 * as `rules`, and the URL of the script that refetches totals as `freshFigures`. All three are empty in the browser build,
 * which emits that script as an asset.
 */
export function starterModule(): Plugin {
  let base = '/'
  let assetsDir = 'assets'
  return {
    name: 'milepost:starter',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
      ;({ assetsDir } = config.build)
    },
    resolveId: (asked) => (asked === virtualModuleId ? `\0${virtualModuleId}` : undefined),
    async load(asked) {
      if (asked !== `\0${virtualModuleId}`) return undefined
      const isServer = this.environment.config.consumer === 'server'
      const text = isServer ? await bundleStarter() : ''
      const rules = isServer ? JSON.stringify(prefetchRules) : ''
      const freshFigures = isServer ? base + getFileName(await bundleFreshTotals(), assetsDir) : ''
      return Object.entries({ text, rules, freshFigures })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    async generateBundle() {
      if (this.environment.config.consumer === 'server') return
      const source = await bundleFreshTotals()
      this.emitFile({ type: 'asset', fileName: getFileName(source, assetsDir), source })
    },
  }
}

/** Returns a file name with a content hash, because assets are cached for a year. */
function getFileName(source: string, assetsDir: string): string {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return `${assetsDir}/fresh-figures-${hash}.js`
}

/** Bundles the inline script of all pages. */
export function bundleStarter(): Promise<string> {
  return bundleScript('frame/starter/starter', 'iife')
}

/** Bundles the module that refetches totals. */
export function bundleFreshTotals(): Promise<string> {
  return bundleScript('frame/starter/fresh-figures', 'es')
}
