import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import type { Target } from './targets.ts'

/** One of several equal parts, counted from 1. */
export interface WorkPart {
  number: number
  of: number
}

/**
 * Reads a part as somebody types it, such as `1/8`.
 *
 * @throws Error for anything else
 */
export function readPart(text = ''): WorkPart {
  const [, number, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text)?.map(Number) ?? []
  if (number === undefined || of === undefined || number < 1 || number > of) {
    throw new Error(`"${text}" is no part: write --part 1/8 for the first of eight`)
  }
  return { number, of }
}

/**
 * The files of a target that belong to one part. A file stays in its part as others come and go, and files of one
 * folder are in different parts, so that each part is a fair sample of the whole.
 *
 * @param folder - the target's, as an absolute path
 */
export function partOf(folder: string, { mutate }: Target, { number, of }: WorkPart): string[] {
  const found = (patterns: readonly string[]) =>
    patterns.flatMap((pattern) => globSync(pattern, { cwd: folder }))
  const without = new Set(
    found(mutate.flatMap((one) => (one.startsWith('!') ? [one.slice(1)] : []))),
  )
  const files = found(mutate.filter((one) => !one.startsWith('!')))
  return files.filter((file) => !without.has(file) && numberOf(file) % of === number - 1)
}

function numberOf(file: string): number {
  return createHash('sha256').update(file).digest().readUInt32BE()
}
