import type { SliceNames } from './slice-names.ts'

const newServerSource = `import { defineServer } from '@milepost/framework/server'

export default defineServer({})
`

const newSiteSource = `import { defineSite } from '@milepost/framework'
import type server from './site.server.ts'

export default defineSite<typeof server>({})
`

/**
 * Adds a section to the text of `app/site.server.ts`.
 *
 * @param source - current text; undefined if the file does not exist
 * @returns undefined if the structure of the file is unknown
 */
export function registerOnServer(
  source: string | undefined,
  { type, file }: SliceNames,
): string | undefined {
  const added = addEntry(source ?? newServerSource, {
    call: 'defineServer',
    open: '[',
    entry: type,
  })
  return added && addImport(added, `import { ${type} } from './slices/${file}.server.ts'`)
}

/**
 * Adds a section to the text of `app/site.config.ts`.
 *
 * @param source - current text; undefined if the file does not exist
 * @returns undefined if the structure of the file is unknown
 */
export function registerInBrowser(
  source: string | undefined,
  { type, file }: SliceNames,
): string | undefined {
  const added = addEntry(source ?? newSiteSource, {
    call: 'defineSite',
    open: '{',
    entry: `${type}: lazySlice(() => import('./slices/${file}.tsx'))`,
  })
  if (added === undefined) return undefined
  const typed = /\bimport\s+type\s+\w+\s+from\s+['"]\.\/site\.server\.ts['"]/.test(added)
    ? added
    : addImport(
        added.replace(/\bdefineSite\(/, 'defineSite<typeof server>('),
        "import type server from './site.server.ts'",
      )
  return addNamedImport(typed, 'lazySlice', '@milepost/framework')
}

interface SliceEntry {
  /** Function whose argument contains `slices`. */
  readonly call: string
  /** Opening bracket of `slices`. */
  readonly open: '[' | '{'
  readonly entry: string
}

function addEntry(source: string, { call, open, entry }: SliceEntry): string | undefined {
  const start = new RegExp(String.raw`\b${call}(?:<[^>()]*>)?\(\{`).exec(source)
  if (start === null) return undefined
  const from = start.index + start[0].length
  const list = /\bslices:\s*(?=[[{])/.exec(source.slice(from))
  if (list === null) {
    if (/\bslices\b/.test(source.slice(from))) return undefined
    const close = open === '[' ? ']' : '}'
    const space = open === '[' ? '' : ' '
    const field = `slices: ${open}${space}${entry}${space}${close}`
    const rest = source.slice(from)
    if (rest.startsWith('}')) {
      // Entries for the browser are long, so `slices` gets its own line.
      return open === '['
        ? `${source.slice(0, from)} ${field} ${rest}`
        : `${source.slice(0, from)}\n  ${field},\n${rest}`
    }
    return rest.startsWith('\n')
      ? `${source.slice(0, from)}\n  ${field},${rest}`
      : `${source.slice(0, from)} ${field},${rest}`
  }
  const opened = from + list.index + list[0].length
  if (source[opened] !== open) return undefined
  const closed = findClosing(source, opened)
  if (closed === undefined) return undefined
  const inner = source.slice(opened + 1, closed)
  return source.slice(0, opened + 1) + appendEntry(inner, entry, open) + source.slice(closed)
}

/** Adds an entry to the text between the brackets. */
function appendEntry(inner: string, entry: string, open: '[' | '{'): string {
  const kept = inner.trimEnd().replace(/,$/, '')
  const space = open === '[' ? '' : ' '
  if (kept.trim() === '') return `${space}${entry}${space}`
  const indent = /\n([ \t]*)\S/.exec(inner)?.[1]
  if (indent === undefined) return `${kept}, ${entry}${space}`
  const last = inner.slice(inner.trimEnd().length)
  return `${kept},\n${indent}${entry},${last.startsWith('\n') ? last : `\n${last}`}`
}

/**
 * Returns the index of the bracket that closes the one at `opened`, or undefined if there is none. Skips strings and comments.
 */
function findClosing(source: string, opened: number): number | undefined {
  let depth = 0
  let quote = ''
  for (let at = opened; at < source.length; at += 1) {
    const character = source[at] ?? ''
    if (quote !== '') {
      if (character === '\\') at += 1
      else if (character === quote) quote = ''
    } else if (source.startsWith('//', at)) at = findEnd(source, '\n', at)
    else if (source.startsWith('/*', at)) at = findEnd(source, '*/', at)
    else if (`'"\``.includes(character)) quote = character
    else if ('[{('.includes(character)) depth += 1
    else if (']})'.includes(character)) {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return undefined
}

function findEnd(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  return found < 0 ? source.length : found
}

/** Adds an import after the last one. */
function addImport(source: string, added: string): string {
  const lines = source.split('\n')
  let last = -1
  let isOpen = false
  for (const [at, line] of lines.entries()) {
    if (!isOpen && !line.startsWith('import ')) continue
    // An import may span several lines: it ends with the quoted module specifier.
    isOpen = !/['"]/.test(line)
    if (!isOpen) last = at
  }
  return last < 0 ? `${added}\n\n${source}` : lines.toSpliced(last + 1, 0, added).join('\n')
}

/** Adds a name to the value import from a package, or adds such an import. */
function addNamedImport(source: string, name: string, from: string): string {
  const addresses = [`'${from}'`, `"${from}"`]
  for (const address of addresses) {
    for (let at = source.indexOf(address); at >= 0; at = source.indexOf(address, at + 1)) {
      const start = source.lastIndexOf('import ', at)
      const [open, close] = [source.lastIndexOf('{', at), source.lastIndexOf('}', at)]
      if (start < 0 || open < start || close < open) continue
      if (source.slice(start, open).includes('type')) continue
      const names = source.slice(open + 1, close)
      if (names.split(',').some((one) => one.trim() === name)) return source
      const kept = names.trimEnd().replace(/,$/, '')
      return `${source.slice(0, open + 1)}${kept}, ${name} ${source.slice(close)}`
    }
  }
  return addImport(source, `import { ${name} } from '${from}'`)
}
