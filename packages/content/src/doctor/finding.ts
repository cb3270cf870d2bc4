import type { ContentProblem } from '../errors/content-error.ts'

/** What kind of thing is wrong. */
export type FindingKind =
  /** A field is not what it must be. */
  | 'field'
  | 'unknown-slice'
  | 'broken-link'
  | 'unknown-placeholder'
  | 'missing-alt'
  | 'image-size'
  | 'contrast'
  | 'project-window'
  | 'pages-only'
  | 'page-limit'
  | 'missing-site'

/** Something wrong with a site's content, where it is, and how bad it is. */
export interface Finding extends ContentProblem {
  readonly kind: FindingKind
  /** An error breaks something a visitor sees; a warning makes it worse. */
  readonly severity: 'error' | 'warning'
}

/** What only makes a site worse. */
const warnings: ReadonlySet<FindingKind> = new Set([
  'missing-alt',
  'image-size',
  'contrast',
  'project-window',
])

/** A finding with the severity of its kind. */
export function finding(kind: FindingKind, problem: ContentProblem): Finding {
  const { document, field } = problem
  const severity = warnings.has(kind) ? 'warning' : 'error'
  return { kind, severity, document, field, problem: problem.problem }
}
