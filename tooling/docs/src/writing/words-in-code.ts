import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Words } from './prose-of.ts'

/** A file of code, and its sentences: comments, messages and titles of tests. */
export interface WrittenCode {
  /** From the repository's root. */
  readonly path: string
  readonly words: readonly Words[]
}

const root = resolve(import.meta.dirname, '../../../..')
const sources = [
  'packages/*/src/**/*.{ts,tsx}',
  'apps/*/{src,app}/**/*.{ts,tsx}',
  'e2e/src/**/*.{ts,tsx}',
  'tooling/*/src/**/*.{ts,tsx}',
]
/** What people of the demo worlds say, other languages, old names of messages, and the list of the words itself. */
const notOurs =
  /packages\/sandbox\/src\/seed\/|\/(?:cy|earlier-keys|words|glossary)\.data\.ts$|\/writing\/writing\.test\.ts$/
const tests = /\.(?:test|spec|fixture|test-kit|worker)\.tsx?$|^e2e\/|clauses?\.ts$/
const commentLine = /^\s*(?:\/\*\*?|\*|\/\/)/
const trailingComment = /\s\/\/\s(.+)$/
const literals = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"((?:[^"\\\n]|\\.)*)"/g
/** A line on which a test says what it shows. */
const testTitle = /\b(?:it|test|describe)(?:\.\w+)*\(|\]\)\(/
/** A sentence that the specification gives (Spec §5), and a line of an attack. */
const given = /special character \(#,\$,%,&,@ etc\.\)|etc\/passwd/
/** Fewer words are names, not sentences. */
const fewestSpaces = 2

/** The code whose docstrings, comments, sentences and titles of tests are checked. */
export function writtenCode(): WrittenCode[] {
  return globSync(sources, { cwd: root })
    .filter((path) => !notOurs.test(path))
    .toSorted()
    .map((path) => ({
      path,
      words: wordsInCode(readFileSync(join(root, path), 'utf8'), { isTest: tests.test(path) }),
    }))
}

/**
 * The comments of a file, and the texts in it that are long enough to be sentences: what commands and errors say. Of a test, only its titles:
 * its other texts are data.
 */
export function wordsInCode(code: string, { isTest }: { isTest: boolean }): Words[] {
  const lines = code.split('\n')
  return lines.flatMap((text, index) => {
    const line = index + 1
    if (commentLine.test(text)) return [{ text: text.trim(), line }]
    const comment = trailingComment.exec(text)?.[1]
    const isRead = !isTest || testTitle.test(text)
    return [
      ...(comment === undefined ? [] : [{ text: comment, line }]),
      ...(isRead ? sentencesIn(text).map((sentence) => ({ text: sentence, line })) : []),
    ]
  })
}

function sentencesIn(line: string): string[] {
  return [...line.matchAll(literals)]
    .map(([, single, template, double]) => single ?? template ?? double ?? '')
    .filter((text) => text.split(' ').length > fewestSpaces && !given.test(text))
}
