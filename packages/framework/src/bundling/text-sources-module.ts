import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'

const id = 'virtual:milepost/text-sources-script'

/**
 * Gives the kit the script that shows where the texts of a page come from, as text, for the address that serves it. In
 * the build for browsers it is empty.
 */
export function textSourcesModule(): Plugin {
  return {
    name: 'milepost:text-sources',
    enforce: 'pre',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(asked) {
      if (asked !== `\0${id}`) return undefined
      const isServer = this.environment.config.consumer === 'server'
      const text = isServer ? await bundleScript('text-sources/text-sources-script', 'esm') : ''
      return `export default ${JSON.stringify(text)}`
    },
  }
}
