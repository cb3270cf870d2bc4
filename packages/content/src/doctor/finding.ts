import type { ContentProblem } from '../documents/errors.ts'
import { getIn, isRecord } from '../documents/values.ts'

/** Severity of each kind of finding. Errors break something for visitors; warnings only make it worse. */
export const severities = {
  /** Invalid field. */
  field: 'error',
  'unknown-slice': 'error',
  /** Slice type in a model that no schema supports. */
  'model-without-schema': 'error',
  /** Custom schema for a slice type that is not in any model. */
  'schema-without-model': 'warning',
  'broken-link': 'error',
  'missing-media': 'error',
  /** Two sections with the same anchor, or two modals with the same ID. */
  'duplicate-id': 'warning',
  'unknown-placeholder': 'error',
  'missing-alt': 'warning',
  'image-size': 'warning',
  /** Share image in a format that social networks do not support. */
  'share-image': 'warning',
  contrast: 'warning',
  /** Value without effect. */
  'no-effect': 'warning',
  'project-window': 'warning',
  /** Projects of a kind that does not count towards the totals. */
  'project-kinds': 'warning',
  'pages-only': 'error',
  'page-limit': 'error',
  /** Consent banner that is switched off, although scripts wait for consent and the country requires it. */
  consent: 'error',
  /** Accessibility statement without an email address. */
  'accessibility-contact': 'warning',
  /** Tag value, tag page document or registration option that does not match a tag page. */
  tag: 'error',
  /** URL with an unusual host. */
  'unsafe-url': 'error',
  /** Custom message with an unknown key or parameter. */
  'unknown-message': 'error',
  /** Custom message without one of its plural forms. */
  'missing-plural-form': 'warning',
  'missing-site': 'error',
} as const

export type FindingKind = keyof typeof severities

/** A problem in a site's content. */
export interface Finding extends ContentProblem {
  readonly kind: FindingKind
  readonly severity: 'error' | 'warning'
}

/** Creates a finding with the severity of its kind. */
export function toFinding(kind: FindingKind, problem: ContentProblem): Finding {
  const { document, field } = problem
  return { kind, severity: severities[kind], document, field, problem: problem.problem }
}

/** Returns the rows of a list field; an empty list for any other field. */
export function listRowsAt(fields: unknown, name: string): readonly unknown[] {
  const value = getIn(fields, name)
  return Array.isArray(value) ? value : []
}

/** Returns the trimmed text of a field; undefined if it is empty. */
export function textAt(row: unknown, name: string): string | undefined {
  const value = getIn(row, name)
  return (typeof value === 'string' && value.trim()) || undefined
}

export interface NestedValue {
  /** Path in the CMS's field names, for example `content[2].primary.image`. */
  readonly field: string
  /** Last key of the path; empty for a list item. */
  readonly name: string
  readonly value: unknown
  /** Object or list that contains the value. */
  readonly owner: unknown
}

const maxDepth = 40

/** Iterates over all values of a document, parents first. */
export function* walkValues(data: unknown): Generator<NestedValue> {
  yield* walkInto({ field: '', name: '', value: data, owner: undefined }, 0)
}

function* walkInto(place: NestedValue, depth: number): Generator<NestedValue> {
  const { field, value } = place
  if (field !== '') yield place
  if (depth > maxDepth) return
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
