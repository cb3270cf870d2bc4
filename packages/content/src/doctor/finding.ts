import type { ContentProblem } from '../documents/errors.ts'
import { getIn, isRecord } from '../documents/values.ts'

/** Kinds of findings with their severity: an error breaks something that visitors see, a warning makes it worse. */
export const severities = {
  /** Invalid field. */
  field: 'error',
  'unknown-slice': 'error',
  /** Slice type of a model that no schema reads. */
  'model-without-schema': 'error',
  /** Custom schema whose slice type no model offers. */
  'schema-without-model': 'warning',
  'broken-link': 'error',
  'missing-media': 'error',
  /** Two sections with the same anchor, or two modals with the same id. */
  'duplicate-id': 'warning',
  'unknown-placeholder': 'error',
  'missing-alt': 'warning',
  'image-size': 'warning',
  /** Share image that social networks do not show. */
  'share-picture': 'warning',
  contrast: 'warning',
  /** Value without effect. */
  'no-effect': 'warning',
  'project-window': 'warning',
  /** Projects that are not in the totals. */
  'project-kinds': 'warning',
  'pages-only': 'error',
  'page-limit': 'error',
  /** Scripts wait for consent, in a country that requires it, and the banner is off. */
  consent: 'error',
  /** Accessibility statement without an email address. */
  'accessibility-contact': 'warning',
  /** Tag, tag page document or answer without a page. */
  tag: 'error',
  /** URL with an unusual host. */
  'unsafe-address': 'error',
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

/** Entries of a list field; none if it is not a list. */
export function listRowsAt(fields: unknown, name: string): readonly unknown[] {
  const value = getIn(fields, name)
  return Array.isArray(value) ? value : []
}

/** Text of a field, trimmed; undefined if it is empty. */
export function textAt(row: unknown, name: string): string | undefined {
  const value = getIn(row, name)
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
