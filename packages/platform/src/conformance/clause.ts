import type { OptionalCallGroup, PlatformAdapter } from '../adapter/platform-adapter.ts'
import { isHttpError } from '../errors/errors.ts'

type CallGroup<Name extends OptionalCallGroup> = NonNullable<PlatformAdapter[Name]>

/** The platform under test, which contains exactly the conformance seed data. */
export interface ClauseContext extends Pick<
  PlatformAdapter,
  'campaigns' | 'donations' | 'links' | 'pages'
> {
  adapter: PlatformAdapter
  /** Groups that the platform does not support. */
  without: readonly OptionalCallGroup[]
  /** A token for the charity's reports; undefined if the platform has no reports. */
  reportsToken: string | undefined
  /** Returns a group of calls without a token. */
  visitor: <Name extends OptionalCallGroup>(name: Name) => CallGroup<Name>
  /** Returns a group of calls for the supporter Ada, signed in. */
  ada: <Name extends OptionalCallGroup>(name: Name) => Promise<CallGroup<Name>>
  ben: <Name extends OptionalCallGroup>(name: Name) => Promise<CallGroup<Name>>
}

/** A call and its expected result: a value, a function that returns it, or `refused(…)`. Objects may have more fields than expected. */
export type Row = readonly [
  call: (context: ClauseContext) => unknown,
  expected: object | string | number | boolean | undefined | ((context: ClauseContext) => unknown),
]

export interface Clause {
  /** Groups that the platform must support. Otherwise the clause is skipped. */
  needs: readonly OptionalCallGroup[]
  title: string
  row: Row
}

/** Creates clauses from rows by title. */
export function defineClauses(
  needs: readonly OptionalCallGroup[],
  table: Readonly<Record<string, Row>>,
): Clause[] {
  return Object.entries(table).map(([title, row]) => ({ needs, title, row }))
}

/** An expected error. */
export class Refusal {
  readonly matches: (error: unknown) => boolean
  constructor(matches: Refusal['matches']) {
    this.matches = matches
  }
}

/** Expects a call to reject, with an `HttpError` of an allowed status or an error that an allowed guard accepts. */
export function refused(...allowed: (number | ((error: unknown) => boolean))[]): Refusal {
  return new Refusal((error) =>
    allowed.some((each) => (typeof each === 'number' ? isHttpError(error, each) : each(error))),
  )
}

/** Whether a call rejects with an allowed error. For clauses that also check something else. */
export async function isRefused(
  call: Promise<unknown>,
  ...allowed: Parameters<typeof refused>
): Promise<boolean> {
  try {
    await call
    return false
  } catch (error) {
    return refused(...allowed).matches(error)
  }
}

/** Abort reason that differs from all other errors. */
export const stopped = new Error('Stopped by the conformance suite')
export const isStopped = (error: unknown): boolean => error === stopped

export const getSlugs = (rows: readonly { slug: string }[]): string[] =>
  rows.map(({ slug }) => slug)

export const nobody = 'nobody-has-this-one'
