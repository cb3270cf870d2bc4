import type { ContentProblem } from '../documents/errors.ts'
import { isRecord } from '../documents/values.ts'

export const findingKinds = [
  /** Invalid field. */
  'field',
  'unknown-slice',
  /** Slice type of a model that no schema reads. */
  'model-without-schema',
  /** Custom schema whose slice type no model offers. */
  'schema-without-model',
  'broken-link',
  'missing-media',
  /** Two sections with the same anchor, or two modals with the same id. */
  'duplicate-id',
  'unknown-placeholder',
  'missing-alt',
  'image-size',
  /** Share image that social networks do not show. */
  'share-picture',
  'contrast',
  /** Value without effect. */
  'no-effect',
  'project-window',
  /** Projects that are not in the totals. */
  'project-kinds',
  'pages-only',
  'page-limit',
  /** Scripts wait for consent, in a country that requires it, and the banner is off. */
  'consent',
  /** Accessibility statement without an email address. */
  'accessibility-contact',
  /** Tag, tag page document or answer without a page. */
  'tag',
  /** URL with an unusual host. */
  'unsafe-address',
  /** Custom message with an unknown key or parameter. */
  'unknown-message',
  /** Custom message without one of its plural forms. */
  'missing-plural-form',
  'missing-site',
] as const

export type FindingKind = (typeof findingKinds)[number]

/** A problem in a site's content. */
export interface Finding extends ContentProblem {
  readonly kind: FindingKind
  /** An error breaks something that visitors see. A warning makes it worse. */
  readonly severity: 'error' | 'warning'
}

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

/** Creates a finding with the severity of its kind. */
export function toFinding(kind: FindingKind, problem: ContentProblem): Finding {
  const { document, field } = problem
  const severity = warnings.has(kind) ? 'warning' : 'error'
  return { kind, severity, document, field, problem: problem.problem }
}

/** Entries of a list field; none if it is not a list. */
export function listRowsAt(fields: unknown, name: string): readonly unknown[] {
  const value = isRecord(fields) ? fields[name] : undefined
  return Array.isArray(value) ? value : []
}

/** Text of a field, trimmed; undefined if it is empty. */
export function textAt(row: unknown, name: string): string | undefined {
  const value = isRecord(row) ? row[name] : undefined
  return (typeof value === 'string' && value.trim()) || undefined
}

/** A value inside a document. */
export interface NestedValue {
  /** Path in the CMS's names: `content[2].primary.image`. */
  readonly field: string
  /** Last key of the path; empty for an entry of a list. */
  readonly name: string
  readonly value: unknown
  /** The object or list that contains the value. */
  readonly owner: unknown
}

const deepest = 40

/** Iterates over all values of a document, parents first. */
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
