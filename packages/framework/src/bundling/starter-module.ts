import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { bundleScript } from './bundle.ts'

const id = 'virtual:milepost/starter'

/**
 * Speculation rules for pages that a visitor is about to open. The browser respects data saving. The application
 * prefetches pages itself once it runs.
 */
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
 * Gives the kit what the first load needs of `starter/`, for servers alone: `virtual:milepost/starter` has the `text` of its
 * script, bundled and minified, the `rules` by which a browser fetches pages ahead, and the address of the script that
 * keeps figures fresh, `freshFigures`. In the build for browsers all three are empty: there
 * the script is a file.
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
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(asked) {
      if (asked !== `\0${id}`) return undefined
      const isServer = this.environment.config.consumer === 'server'
      const text = isServer ? await starterText() : ''
      const rules = isServer ? JSON.stringify(prefetchRules) : ''
      const freshFigures = isServer ? base + nameOf(await freshFiguresText(), assetsDir) : ''
      return Object.entries({ text, rules, freshFigures })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    async generateBundle() {
      if (this.environment.config.consumer === 'server') return
      const source = await freshFiguresText()
      this.emitFile({ type: 'asset', fileName: nameOf(source, assetsDir), source })
    },
  }
}

/** File name with a content hash, because build files are cached for a year. */
function nameOf(source: string, assetsDir: string): string {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return `${assetsDir}/fresh-figures-${hash}.js`
}

/** The text of the script that every page has in its head. */
export function starterText(): Promise<string> {
  return bundleScript('frame/starter/starter', 'iife')
}

/** The text of the module that keeps figures fresh. */
export function freshFiguresText(): Promise<string> {
  return bundleScript('frame/starter/fresh-figures', 'es')
}
