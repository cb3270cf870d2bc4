import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { kitConditions } from './is-from-source.ts'

const id = 'virtual:milepost/embed-modules'
const names = ['total', 'leaderboard', 'donate']

/**
 * Gives the kit the elements of `@milepost/embed` as text, for the addresses that serve them: `virtual:milepost/embed-modules` is
 * a record of each one's code by its name, bundled and minified.
 */
export function embedModules(): Plugin {
  return {
    name: 'milepost:embed-modules',
    enforce: 'pre',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(asked) {
      if (asked !== `\0${id}`) return undefined
      const codes = await Promise.all(names.map(codeOf))
      const record = Object.fromEntries(names.map((name, at) => [name, codes[at]]))
      return `export default ${JSON.stringify(record)}`
    },
  }
}

async function codeOf(name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import '@milepost/embed/${name}'`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: [...kitConditions],
    write: false,
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}
