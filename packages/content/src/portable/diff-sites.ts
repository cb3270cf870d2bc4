import { describeValue } from '../fields/describe-value.ts'
import { diffValues } from './diff-values.ts'
import type { SiteFile } from './site-file.ts'

/** One difference between two sites. */
export interface SiteChange {
  readonly kind: 'added' | 'removed' | 'changed'
  /** Such as `internal_page/about`, `internal_page/about.draft` or `media/logo.svg`. */
  readonly place: string
  /** The field inside the document; empty for a whole document or file. */
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
}

/**
 * What is different from one site file to another: per document and field, then per file of media.
 * Entries of a list are matched with their equals, so that one slice put in between is one change.
 */
export function diffSites(
  before: Pick<SiteFile, 'documents' | 'media'>,
  after: Pick<SiteFile, 'documents' | 'media'>,
): SiteChange[] {
  const documents = diffNamed(documentsOf(before), documentsOf(after), (place, one, other) =>
    diffValues(one, other).map((change) => ({ place, ...change })),
  )
  const media = diffNamed(mediaOf(before), mediaOf(after), (place, one, other) =>
    one === other ? [] : [{ kind: 'changed' as const, place, field: '' }],
  )
  return [...documents, ...media]
}

/** A change in one line of words, such as `internal_page/about, data.title: "A" is now "B"`. */
export function describeChange({ kind, place, field, before, after }: SiteChange): string {
  const where = field === '' ? place : `${place}, ${field}`
  if (field === '') return `${where}: ${kind}`
  if (kind === 'added') return `${where}: added ${describeValue(after)}`
  if (kind === 'removed') return `${where}: removed ${describeValue(before)}`
  const [one, other] = excerpts(before, after)
  return `${where}: ${describeValue(one)} is now ${describeValue(other)}`
}

/** Two long texts from a little before the place where they part; anything else as it is. */
function excerpts(before: unknown, after: unknown): [unknown, unknown] {
  if (typeof before !== 'string' || typeof after !== 'string') return [before, after]
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  const start = Math.max(0, same - 12)
  return start < 12 ? [before, after] : [`…${before.slice(start)}`, `…${after.slice(start)}`]
}

function documentsOf({ documents }: Pick<SiteFile, 'documents'>): Map<string, unknown> {
  return new Map(
    documents.map(({ type, uid, variant, ...rest }) => [
      `${type}/${uid}${variant === undefined ? '' : `.${variant}`}`,
      rest,
    ]),
  )
}

function mediaOf({ media }: Pick<SiteFile, 'media'>): Map<string, unknown> {
  return new Map(media.map(({ path, sha256 }) => [path, sha256]))
}

function diffNamed(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  diffBoth: (place: string, one: unknown, other: unknown) => SiteChange[],
): SiteChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return names.flatMap((place) => {
    if (!before.has(place)) return [{ kind: 'added' as const, place, field: '' }]
    if (!after.has(place)) return [{ kind: 'removed' as const, place, field: '' }]
    return diffBoth(place, before.get(place), after.get(place))
  })
}
