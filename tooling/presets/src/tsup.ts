import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Options } from 'tsup'

/**
 * The build of every published package: ESM and CommonJS with their own declarations.
 *
 * @param entry - output name to source file, relative to the package's folder
 * @param overrides - what one package needs beyond the common settings
 */
export function packageBuild(entry: Record<string, string>, overrides: Options = {}): Options {
  return {
    entry,
    format: ['esm', 'cjs'],
    dts: true,
    clean: true,
    sourcemap: true,
    target: 'es2022',
    ...overrides,
  }
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
