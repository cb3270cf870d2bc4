import * as v from 'valibot'
import { type WorldFile, worldFile } from './world-file.ts'

/** A world file that cannot be used; the message has a line for each thing that is wrong. */
export class WorldFileError extends Error {
  override readonly name = 'WorldFileError' as const
}

/**
 * Reads the text of a world file.
 *
 * @param name - of the file, for the message
 * @throws WorldFileError that names every field that is wrong
 */
export function parseWorldFile(text: string, name: string): WorldFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new WorldFileError(`${name} is not JSON: ${(cause as Error).message}`, { cause })
  }
  const read = v.safeParse(worldFile, value)
  if (read.success) return read.output
  const lines = read.issues.map((issue) => `- ${placeOf(issue)} ${sentenceOf(issue)}`)
  throw new WorldFileError(`${name} cannot be used:\n${[...new Set(lines)].join('\n')}`)
}

function placeOf({ path }: v.BaseIssue<unknown>): string {
  return (
    (path ?? []).reduce((place, { key }) => {
      if (typeof key === 'number') return `${place}[${key}]`
      return place === '' ? String(key) : `${place}.${String(key)}`
    }, '') || 'the file'
  )
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== 'schema') return issue.message
  if (issue.expected === 'never') return 'is not known'
  return issue.received === 'undefined'
    ? 'is missing'
    : `is ${issue.expected}, not ${issue.received}`
}
