import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { isFromSource } from './is-from-source.ts'

const id = 'virtual:milepost/starter'

/** Gives the kit the script of the first load as text, bundled and minified: `virtual:milepost/starter`. Empty for browsers. */
export function starterModule(): Plugin {
  return {
    name: 'milepost:starter',
    enforce: 'pre',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(asked) {
      if (asked !== `\0${id}`) return undefined
      const isServer = this.environment.config.consumer === 'server'
      return `export default ${JSON.stringify(isServer ? await starterText() : '')}`
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
