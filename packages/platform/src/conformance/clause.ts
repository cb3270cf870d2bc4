import type { OptionalGroup, PlatformAdapter } from '../adapter/platform-adapter.ts'
import { isHttpError } from '../errors/errors.ts'

type CallGroup<Name extends OptionalGroup> = NonNullable<PlatformAdapter[Name]>

/** The platform that a clause is checked on. It knows the conformance world, and no other clause uses it. */
export interface ClauseContext extends Pick<
  PlatformAdapter,
  'campaigns' | 'donations' | 'links' | 'pages'
> {
  /** The adapter of a visitor. */
  adapter: PlatformAdapter
  /** The groups that the platform is declared to lack. */
  without: readonly OptionalGroup[]
  /** A token for the reports of the charity, if there are reports. */
  reportsToken: string | undefined
  /** Returns a group of the visitor's calls. */
  visitor: <Name extends OptionalGroup>(name: Name) => CallGroup<Name>
  /** Returns a group of calls of a supporter who is signed in. */
  ada: <Name extends OptionalGroup>(name: Name) => Promise<CallGroup<Name>>
  ben: <Name extends OptionalGroup>(name: Name) => Promise<CallGroup<Name>>
}

/**
 * A call and its expected result: a value, where an object may have more fields; `refused(…)`; or a function that returns
 * the value.
 */
export type Row = readonly [
  call: (context: ClauseContext) => unknown,
  expected: object | string | number | boolean | undefined | ((context: ClauseContext) => unknown),
]

/** A behaviour that a site depends on. */
export interface Clause {
  /** The clause is skipped for platforms that lack one of these groups. */
  needs: readonly OptionalGroup[]
  title: string
  row: Row
}

/** Makes clauses of a table whose keys are titles. */
export function clauses(
  needs: readonly OptionalGroup[],
  table: Readonly<Record<string, Row>>,
): Clause[] {
  return Object.entries(table).map(([title, row]) => ({ needs, title, row }))
}

/** The expected error of a call. */
export class Refusal {
  readonly isRight: (error: unknown) => boolean
  constructor(isRight: Refusal['isRight']) {
    this.isRight = isRight
  }
}

/** Expects an error: an `HttpError` with one of the statuses, or an error that one of the guards accepts. */
export function refused(...allowed: (number | ((error: unknown) => boolean))[]): Refusal {
  return new Refusal((error) =>
    allowed.some((each) => (typeof each === 'number' ? isHttpError(error, each) : each(error))),
  )
}

/** Returns whether a call rejects with the expected error, for clauses that check something else as well. */
export async function isRefused(
  call: Promise<unknown>,
  ...allowed: Parameters<typeof refused>
): Promise<boolean> {
  try {
    await call
    return false
  } catch (error) {
    return refused(...allowed).isRight(error)
  }
}

/** Reason for an abort that is distinct from every other error. */
export const stopped = new Error('Stopped by the conformance suite')
export const isStopped = (error: unknown): boolean => error === stopped

export const slugsOf = (rows: readonly { slug: string }[]): string[] => rows.map(({ slug }) => slug)

export const nobody = 'nobody-has-this-one'
