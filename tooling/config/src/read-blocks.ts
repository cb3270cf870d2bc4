import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A block of code in the documentation. */
export interface CodeBlock {
  /** The document, from the repository's root. */
  file: string
  line: number
  language: string
  /** What is behind the language: `server <address>`, `not run: why`, or `not run here: what tries it`. */
  note: string
  code: string
}

/** The documents whose blocks must be true. */
export const documents = [
  '*.md',
  'docs/*.md',
  'docs/{decisions,guides,platform,reference}/*.md',
  'packages/*/README.md',
  'tooling/*/README.md',
  'apps/site/README.md',
  'deploy/*.md',
  'e2e/README.md',
]

/** Reads every block of the documents, in their order. */
export function readBlocks(root: string, patterns: readonly string[] = documents): CodeBlock[] {
  return globSync([...patterns], { cwd: root })
    .toSorted()
    .flatMap((file) => blocksOf(file, readFileSync(join(root, file), 'utf8')))
}

/** The fenced blocks of one document. A fence that is never closed ends with the document. */
export function blocksOf(file: string, text: string): CodeBlock[] {
  const blocks: CodeBlock[] = []
  let open: (CodeBlock & { fence: string; lines: string[] }) | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const fence = /^(`{3,})(\S*)\s*(.*)$/.exec(line)
    if (open === undefined) {
      if (fence === null) continue
      const [, ticks = '', language = '', note = ''] = fence
      open = { file, line: index + 1, language, note, code: '', fence: ticks, lines: [] }
    } else if (line.trim() === open.fence) {
      blocks.push(closed(open))
      open = undefined
    } else {
      open.lines.push(line)
    }
  }
  return open === undefined ? blocks : [...blocks, closed(open)]
}

function closed({ file, line, language, note, lines }: CodeBlock & { lines: string[] }): CodeBlock {
  return { file, line, language, note: note.trim(), code: lines.join('\n') }
}

const shells = new Set(['bash', 'sh'])
const scripts = new Set(['ts', 'tsx', 'js', 'mjs', 'jsx'])

/** Whether somebody would type it into a terminal. */
export function isCommand({ language }: CodeBlock): boolean {
  return shells.has(language)
}

/** Whether it is a module. */
export function isModule({ language }: CodeBlock): boolean {
  return scripts.has(language)
}

/**
 * Why a block is not tried, as it says itself; undefined when it must be. `not run here:` names what tries it elsewhere, `not run:` says
 * why nothing does.
 */
export function reasonNotRun({ note }: CodeBlock): string | undefined {
  return /^not run(?: here)?: (.+)$/.exec(note)?.[1]
}
