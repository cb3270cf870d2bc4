import type { Criterion } from './criteria.data.ts'
import type { Observation } from './observation.ts'

/** Levels of OpenACR. */
export type ConformanceLevel =
  | 'supports'
  | 'partially-supports'
  | 'does-not-support'
  | 'not-applicable'
  | 'not-evaluated'

/** Result of a manual evaluation. */
export interface HandNote {
  /** The day, such as `2026-11-23`. */
  readonly day: string
  /** Method of the evaluation. */
  readonly means: string
  /** Result in one sentence. */
  readonly found: string
  /** Reason why the criterion is not met, although no check fails. */
  readonly limit?: string
  /** Nothing in the product is of the kind that the criterion speaks of; a check must show that, too. */
  readonly isNotApplicable?: boolean
}

/** Conformance with one criterion, and its evidence. */
export interface Judgement extends Criterion {
  readonly level: Criterion['level']
  readonly adherence: ConformanceLevel
  /** Observations that speak of it, and those of them without a problem. */
  readonly observed: number
  readonly passed: number
  /** The names of the checks that spoke of it. */
  readonly checks: readonly string[]
  /** Problems, one sentence per place. */
  readonly problems: readonly string[]
  readonly note: HandNote | undefined
  /** Reason why it was not evaluated; empty if it was. */
  readonly reason: string
}

/**
 * Returns the conformance with each criterion. It is supported only if a check covers it, none fails, and it was
 * evaluated by hand. It is partially supported if a check fails in some places, and not supported if it fails in all.
 *
 * @param notes - by the criterion's number
 * @param reasons - why a criterion has no check or note, by its number
 */
export function judgeCriteria(
  criteria: readonly Criterion[],
  observations: readonly Observation[],
  notes: Readonly<Record<string, HandNote>>,
  reasons: Readonly<Record<string, string>> = {},
): Judgement[] {
  return criteria.map((criterion) => {
    const own = observations.filter((one) => one.criteria.includes(criterion.id))
    const failed = own.filter(({ problems }) => problems.length > 0)
    const note = notes[criterion.id]
    const adherence = adherenceOf(own.length, failed.length, note)
    return {
      ...criterion,
      adherence,
      observed: own.length,
      passed: own.length - failed.length,
      checks: [...new Set(own.map(({ check }) => check))],
      problems: failed.map(({ check, place, problems }) => `${check}, ${place}: ${problems[0]}`),
      note,
      reason:
        adherence === 'not-evaluated' ? (reasons[criterion.id] ?? missingOf(own.length, note)) : '',
    }
  })
}

function adherenceOf(
  observed: number,
  failed: number,
  note: HandNote | undefined,
): ConformanceLevel {
  if (failed > 0) return failed === observed ? 'does-not-support' : 'partially-supports'
  if (observed === 0 || note === undefined) return 'not-evaluated'
  if (note.limit !== undefined) return 'partially-supports'
  return note.isNotApplicable === true ? 'not-applicable' : 'supports'
}

function missingOf(observed: number, note: HandNote | undefined): string {
  const missing = [
    ...(observed === 0 ? ['No check of this run spoke of it.'] : []),
    ...(note === undefined ? ['Nobody has looked at it by hand.'] : []),
  ]
  return missing.join(' ')
}
