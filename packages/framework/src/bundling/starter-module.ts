import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { isFromSource } from './is-from-source.ts'

const id = 'virtual:milepost/starter'

/**
 * Pages that somebody is about to open are fetched ahead by the browser, which knows whether data is to be saved. The
 * application does so itself once it runs.
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
 * script, bundled and minified, and the `rules` by which a browser fetches pages ahead. Both are empty for browsers.
 */
export function starterModule(): Plugin {
  return {
    name: 'milepost:starter',
    enforce: 'pre',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(asked) {
      if (asked !== `\0${id}`) return undefined
      const isServer = this.environment.config.consumer === 'server'
      const text = isServer ? await starterText() : ''
      const rules = isServer ? JSON.stringify(prefetchRules) : ''
      return `export const text = ${JSON.stringify(text)}\nexport const rules = ${JSON.stringify(rules)}`
    },
  }
}

/** The script's text. */
export async function starterText(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [
      fileURLToPath(new URL(`../starter/starter.${isFromSource ? 'ts' : 'js'}`, import.meta.url)),
    ],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  })
  return outputFiles[0]?.text.trim() ?? ''
}
