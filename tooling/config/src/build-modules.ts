import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { runNativeCompiler } from './native-compiler.ts'

/**
 * Writes a file into `dist` for each of a package's modules, so that an application can split them over its own files,
 * and leave out what it has not. The compiler of TypeScript writes them, by the package's `tsconfig.build.json`: it
 * keeps how exports are written, by which routers know a route. Modules of styles are computed.
 *
 * @param folder - the package's
 * @param styles - the plugin that computes modules of styles, without writing a sheet
 * @throws Error when a module cannot be compiled
 */
export async function buildModules(folder: string, styles: Plugin): Promise<void> {
  runNativeCompiler(folder, ['-p', 'tsconfig.build.json'])
  const dist = join(folder, 'dist')
  for (const path of globSync('**/*.js', { cwd: dist })) {
    const file = join(dist, path)
    const code = readFileSync(file, 'utf8')
    // Imported for its rules alone, which the sheet has.
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
 * Takes out of `dist` the modules that none of a package's entries loads: they were compiled for their types alone.
 *
 * @param folder - the package's
 * @param entries - the files of `dist` that applications import
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
  // Files beside the entries are entries, too.
  for (const path of globSync('*/**/*.js', { cwd: dist })) {
    if (!isLoaded.has(path)) rmSync(join(dist, path))
  }
}
