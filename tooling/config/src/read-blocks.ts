import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A block of code in the documentation. */
export interface CodeBlock {
  /** The document, from the repository's root. */
  file: string
  line: number
  language: string
  /** Text after the language: `server <URL>`, `not run: <reason>`, or `not run here: <the test that runs it>`. */
  note: string
  code: string
}

/** Documents whose code blocks are tested. */
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

/** Reads the code blocks of all documents, in order. */
export function readBlocks(root: string, patterns: readonly string[] = documents): CodeBlock[] {
  return globSync([...patterns], { cwd: root })
    .toSorted()
    .flatMap((file) => blocksOf(file, readFileSync(join(root, file), 'utf8')))
}

/** Returns the fenced code blocks of a document. An unclosed fence ends with the document. */
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

/** Whether a block contains shell commands. */
export function isCommand({ language }: CodeBlock): boolean {
  return shells.has(language)
}

/** Whether a block is a JavaScript or TypeScript module. */
export function isModule({ language }: CodeBlock): boolean {
  return scripts.has(language)
}

/**
 * Returns the reason why a block is not run, from its note; undefined if it must be run. `not run here:` names the test that runs it
 * instead, and `not run:` explains why no test does.
 */
export function reasonNotRun({ note }: CodeBlock): string | undefined {
  return /^not run(?: here)?: (.+)$/.exec(note)?.[1]
}
