import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface WrittenDocument {
  /** From the repository's root. */
  readonly path: string
  readonly text: string
}

const root = resolve(import.meta.dirname, '../../../..')
/** What other people wrote, what is generated, and the list of the words itself. */
const notOurs = /^docs\/(?:spec|reference|platform)\/|^docs\/(?:messages|writing)\.md$/

/** The documents whose words are checked. */
export function writtenDocuments(): WrittenDocument[] {
  return globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root })
    .filter((path) => !notOurs.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
