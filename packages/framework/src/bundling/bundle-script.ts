import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { isFromSource } from './is-from-source.ts'

/**
 * The text of a script for browsers that is no part of the application, bundled and minified.
 *
 * @param name - of its module, from `src/`, without its ending
 */
export async function bundleScript(name: string, format: 'iife' | 'esm'): Promise<string> {
  const path = `../${name}.${isFromSource ? 'ts' : 'js'}`
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(path, import.meta.url))],
    bundle: true,
    minify: true,
    format,
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  })
  return outputFiles[0]?.text.trim() ?? ''
}
