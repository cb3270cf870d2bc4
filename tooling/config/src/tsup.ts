import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Options } from 'tsup'
import { bundledParts } from './bundled-parts.ts'
import { declarationsFolder } from './native-compiler.ts'

type Plugin = NonNullable<Options['plugins']>[number]

/**
 * The build of every published package: ESM and CommonJS with their own declarations. The declarations of the modules must
 * be there before (`milepost-declarations`, which empties `dist`, too); tsup makes one of each entry. What is bundled of others is named beside it.
 *
 * @param entry - output name to source file, relative to the package's folder
 * @param overrides - what one package needs beyond the common settings
 */
export function packageBuild(entry: Record<string, string>, overrides: Options = {}): Options {
  return {
    entry,
    format: ['esm', 'cjs'],
    dts: { entry: declarationsOf(entry) },
    sourcemap: true,
    target: 'es2022',
    ...overrides,
    plugins: [mapsOfModulesAlone, ...(overrides.plugins ?? [])],
    esbuildPlugins: [...(overrides.esbuildPlugins ?? []), bundledParts],
  }
}

/**
 * The declarations of entries, as `milepost-declarations` writes them.
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

/** Takes the maps of CommonJS out: they would contain every source a second time (docs/decisions/0003). */
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
 * Marks entries as client components once they are built. Only entries need it: what they import is theirs, and
 * bundlers that know no such directive warn of each file that has it.
 *
 * @param names - of the entries, such as `react`
 * @param folder - the package's
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
      // The line that was put before the others.
      await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
    }
  }
}
