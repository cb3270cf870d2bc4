import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { runNativeCompiler } from './native-compiler.ts'

/**
 * Writes one file per module of a package into `dist`, so that applications can code-split and tree-shake them. The
 * TypeScript compiler emits the files (`tsconfig.build.json`), because it preserves the form of exports, which routers
 * use to detect routes. Style modules are evaluated.
 *
 * @param folder - the package's folder
 * @param styles - plugin that evaluates style modules without writing a style sheet
 * @throws Error if a module cannot be compiled
 */
export async function buildModules(folder: string, styles: Plugin): Promise<void> {
  runNativeCompiler(folder, ['-p', 'tsconfig.build.json'])
  const dist = join(folder, 'dist')
  for (const path of globSync('**/*.js', { cwd: dist })) {
    const file = join(dist, path)
    const code = readFileSync(file, 'utf8')
    // Side-effect imports of styles: the style sheet already contains their rules.
    const without = code.replaceAll(/^import ['"][^'"]+\.css\.js['"];?\n/gm, '')
    if (without !== code) writeFileSync(file, without)
  }
  const written = globSync('**/*.css.js', { cwd: dist })
  await build({
    absWorkingDir: folder,
    entryPoints: written.map((path) => join('src', path.replace(/\.js$/, '.ts'))),
    outbase: 'src',
    outdir: 'dist',
    bundle: true,
    packages: 'external',
    format: 'esm',
    target: 'es2022',
    plugins: [styles],
  })
}

/**
 * Removes modules from `dist` that no entry of the package loads. They were compiled for their types only.
 *
 * @param folder - the package's folder
 * @param entries - files in `dist` that applications import
 */
export async function removeUnloaded(folder: string, entries: readonly string[]): Promise<void> {
  const dist = join(folder, 'dist')
  const { metafile } = await build({
    absWorkingDir: dist,
    entryPoints: [...entries],
    bundle: true,
    packages: 'external',
    format: 'esm',
    write: false,
    outdir: 'out',
    metafile: true,
  })
  const isLoaded = new Set(Object.keys(metafile.inputs))
  // Files directly in `dist` are entries, too.
  for (const path of globSync('*/**/*.js', { cwd: dist })) {
    if (!isLoaded.has(path)) rmSync(join(dist, path))
  }
}
