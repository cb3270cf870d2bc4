import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Options } from 'tsup'
import { bundledParts } from './bundled-parts.ts'
import { declarationsFolder } from './native-compiler.ts'

type Plugin = NonNullable<Options['plugins']>[number]

/**
 * tsup options of every published package: ESM and CommonJS, each with declarations. `milepost-declarations` must run first: it writes
 * the modules' declarations, which tsup bundles per entry, and empties `dist`. Bundled third-party packages are listed by `bundledParts`.
 *
 * @param entry - output name to source file, relative to the package's folder
 * @param overrides - package-specific options
 */
export function packageBuild(entry: Record<string, string>, overrides: Options = {}): Options {
  return {
    entry,
    format: ['esm', 'cjs'],
    dts: { entry: declarationsOf(entry) },
    sourcemap: true,
    target: 'es2022',
    // Without `node:`, bundlers for browsers take modules such as `buffer` for packages.
    removeNodeProtocol: false,
    ...overrides,
    plugins: [mapsOfModulesAlone, ...(overrides.plugins ?? [])],
    esbuildPlugins: [...(overrides.esbuildPlugins ?? []), bundledParts],
  }
}

/**
 * Returns the declaration files of entries, as written by `milepost-declarations`.
 *
 * @param entry - output name to source file, relative to the package's folder
 */
export function declarationsOf(entry: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, file]) => [
      name,
      file.replace(/^src/, declarationsFolder).replace(/\.tsx?$/, '.d.ts'),
    ]),
  )
}

/** Removes the source maps of CommonJS files, which would contain every source a second time (docs/decisions/0003). */
const mapsOfModulesAlone: Plugin = {
  name: 'maps-of-modules-alone',
  async buildEnd({ writtenFiles }) {
    const maps = writtenFiles.map(({ name }) => name).filter((name) => name.endsWith('.cjs.map'))
    await Promise.all(
      maps.map(async (map) => {
        const file = map.replace(/\.map$/, '')
        const code = await readFile(file, 'utf8')
        await writeFile(file, code.replace(/\/\/# sourceMappingURL=\S+\s*$/, ''))
        await rm(map)
      }),
    )
  },
}

const directive = '"use client";\n'

/**
 * Adds `"use client"` to built entries. Only entries need the directive, because it also applies to their imports, and
 * bundlers without support for it log a warning for each file that has it.
 *
 * @param names - of the entries, such as `react`
 * @param folder - the package's folder
 */
export async function markClientEntries(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    for (const ending of ['js', 'cjs']) {
      const file = join(folder, 'dist', `${name}.${ending}`)
      const code = await readFile(file, 'utf8').catch(() => undefined)
      if (code === undefined || code.startsWith(directive)) continue
      await writeFile(file, directive + code)
      const written = await readFile(`${file}.map`, 'utf8').catch(() => undefined)
      if (written === undefined) continue
      const map = JSON.parse(written) as { mappings: string }
      // Accounts for the added first line.
      await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
    }
  }
}
