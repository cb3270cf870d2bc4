import type { ContentProblem } from '../documents/errors.ts'
import { isRecord } from '../documents/values.ts'

/** The kinds of things that can be wrong. */
export const findingKinds = [
  /** A field is not what it must be. */
  'field',
  'unknown-slice',
  /** A model offers editors a type of slice that nothing reads. */
  'model-without-schema',
  /** An own schema reads a type of slice that no model offers. */
  'schema-without-model',
  'broken-link',
  'missing-media',
  /** Two sections, or two modals, of one name. */
  'duplicate-id',
  'unknown-placeholder',
  'missing-alt',
  'image-size',
  /** A picture for shares that no network shows. */
  'share-picture',
  'contrast',
  /** A field that is filled in and changes nothing. */
  'no-effect',
  'project-window',
  /** Kinds of projects beside each other, of which some are in no figure; or an event without a number. */
  'project-kinds',
  'pages-only',
  'page-limit',
  /** Something waits for consent that nobody is asked for, where the law wants it asked. */
  'consent',
  /** Nobody is named for those who cannot use the site. */
  'accessibility-contact',
  /** A tag, a tag page's document, or an answer that sets a tag, that leads to no page. */
  'tag',
  /** An address whose host is no plain name. */
  'unsafe-address',
  /** Words for a sentence that the product does not say. */
  'unknown-message',
  /** Words for one form of a count, and none for another. */
  'missing-plural-form',
  'missing-site',
] as const

/** The kind of the problem. */
export type FindingKind = (typeof findingKinds)[number]

/** Something wrong with a site's content, where it is, and how bad it is. */
export interface Finding extends ContentProblem {
  readonly kind: FindingKind
  /** An error breaks something a visitor sees; a warning makes it worse. */
  readonly severity: 'error' | 'warning'
}

/** Findings that do not stop a site, and make it worse. */
const warnings: ReadonlySet<FindingKind> = new Set([
  'accessibility-contact',
  'duplicate-id',
  'missing-alt',
  'image-size',
  'contrast',
  'missing-plural-form',
  'no-effect',
  'project-window',
  'project-kinds',
  'schema-without-model',
  'share-picture',
])

/** A finding with the severity of its kind. */
export function toFinding(kind: FindingKind, problem: ContentProblem): Finding {
  const { document, field } = problem
  const severity = warnings.has(kind) ? 'warning' : 'error'
  return { kind, severity, document, field, problem: problem.problem }
}

/** The entries of a list in a group of fields; none when there is no such list. */
export function listRowsAt(fields: unknown, name: string): readonly unknown[] {
  const value = isRecord(fields) ? fields[name] : undefined
  return Array.isArray(value) ? value : []
}

/** A text of a row as it is read, without the spaces around it; undefined where the row has none. */
export function textAt(row: unknown, name: string): string | undefined {
  const value = isRecord(row) ? row[name] : undefined
  return (typeof value === 'string' && value.trim()) || undefined
}

/** A value somewhere inside a document. */
export interface NestedValue {
  /** As an editor knows it: `content[2].primary.image`. */
  readonly field: string
  /** The last part of the field's name; empty for an entry of a list. */
  readonly name: string
  readonly value: unknown
  /** The group or list that it is in. */
  readonly owner: unknown
}

const deepest = 40

/** Every value below a document's data, groups before what is in them. */
export function* walkValues(data: unknown): Generator<NestedValue> {
  yield* walkInto({ field: '', name: '', value: data, owner: undefined }, 0)
}

function* walkInto(place: NestedValue, depth: number): Generator<NestedValue> {
  const { field, value } = place
  if (field !== '') yield place
  if (depth > deepest) return
  if (Array.isArray(value)) {
    for (const [index, child] of value.entries()) {
      yield* walkInto(
        { field: `${field}[${index}]`, name: '', value: child, owner: value },
        depth + 1,
      )
    }
  } else if (isRecord(value)) {
    for (const [key, child] of Object.entries(value)) {
      const inside = field === '' ? key : `${field}.${key}`
      yield* walkInto({ field: inside, name: key, value: child, owner: value }, depth + 1)
    }
  }
}
