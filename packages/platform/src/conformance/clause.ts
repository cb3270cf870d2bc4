import type { OptionalGroup, PlatformAdapter } from '../adapter/platform-adapter.ts'
import { isHttpError } from '../errors/errors.ts'

type CallGroup<Name extends OptionalGroup> = NonNullable<PlatformAdapter[Name]>

/** The platform under test. It contains exactly the conformance seed data. */
export interface ClauseContext extends Pick<
  PlatformAdapter,
  'campaigns' | 'donations' | 'links' | 'pages'
> {
  adapter: PlatformAdapter
  /** Groups that the platform does not support. */
  without: readonly OptionalGroup[]
  /** A token for the charity's reports; undefined without reports. */
  reportsToken: string | undefined
  /** Returns a group of calls for a visitor. */
  visitor: <Name extends OptionalGroup>(name: Name) => CallGroup<Name>
  /** Returns a group of calls for a signed-in supporter. */
  ada: <Name extends OptionalGroup>(name: Name) => Promise<CallGroup<Name>>
  ben: <Name extends OptionalGroup>(name: Name) => Promise<CallGroup<Name>>
}

/**
 * A call and its expected result: a value, where objects may have additional fields; `refused(…)`; or a function that returns the
 * value.
 */
export type Row = readonly [
  call: (context: ClauseContext) => unknown,
  expected: object | string | number | boolean | undefined | ((context: ClauseContext) => unknown),
]

export interface Clause {
  /** Skipped for platforms without one of these groups. */
  needs: readonly OptionalGroup[]
  title: string
  row: Row
}

/** Creates clauses from a table whose keys are titles. */
export function clauses(
  needs: readonly OptionalGroup[],
  table: Readonly<Record<string, Row>>,
): Clause[] {
  return Object.entries(table).map(([title, row]) => ({ needs, title, row }))
}

/** An expected error. */
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

export const getSlugs = (rows: readonly { slug: string }[]): string[] =>
  rows.map(({ slug }) => slug)

export const nobody = 'nobody-has-this-one'
