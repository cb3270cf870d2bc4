import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isModule, readBlocks, reasonNotRun } from '@milepost/config/read-blocks'

const root = resolve(import.meta.dirname, '../../../..')
/** The note of a block that only an application can have: its types are checked here alone. */
const compiledHere = 'npm run lab -- outside compiles it'

/**
 * Writes the modules of the documentation into an application, for their types to be checked by the packed packages. Each document has
 * a folder, so that its files find each other; a block is written where its first line says, if it names a file.
 *
 * @param folder - is made
 * @returns how many there are
 * @throws Error when two blocks of a document name the same file, or there are none
 */
export function writeDocumentedModules(folder: string): number {
  const written = new Set<string>()
  for (const block of readBlocks(root)) {
    const reason = reasonNotRun(block)
    if (!isModule(block) || (reason !== undefined && reason !== compiledHere)) continue
    const { file, line, code } = block
    const named = /^\/\/ (\S+\.tsx?)\n/.exec(code)?.[1] ?? `block-${line}.tsx`
    const path = join(folder, file.replaceAll(/\W/g, '-'), named)
    if (written.has(path)) throw new Error(`${file} has two blocks for ${named}`)
    written.add(path)
    mkdirSync(dirname(path), { recursive: true })
    // A block with top-level await is a module even where it imports nothing.
    writeFileSync(path, `${code}\nexport {}\n`)
  }
  if (written.size === 0) throw new Error('The documentation has no modules')
  return written.size
}
