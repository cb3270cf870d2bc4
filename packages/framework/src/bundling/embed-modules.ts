import type { Plugin } from 'vite'
import { bundleScript } from './bundle.ts'

const id = 'virtual:milepost/embed-modules'
const names = ['total', 'leaderboard', 'donate']

/**
 * Provides the elements of `@milepost/embed` as text for the routes that serve them: `virtual:milepost/embed-modules` is a
 * record of their code by name, bundled and minified.
 */
export function embedModules(): Plugin {
  return {
    name: 'milepost:embed-modules',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined
      const codes = await Promise.all(
        names.map((name) => bundleScript(`@milepost/embed/${name}`, 'es')),
      )
      const record = Object.fromEntries(names.map((name, index) => [name, codes[index]]))
      return `export default ${JSON.stringify(record)}`
    },
  }
}
