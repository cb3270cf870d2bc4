import type { ExpectStatic } from 'vitest'
import type { OptionalGroup, PlatformAdapter } from '../adapter/platform-adapter.ts'
import type { MemorySupporter, MemoryWorld } from '../memory/memory-world.ts'
import { accountClauses } from './account-clauses.ts'
import { adapterClauses } from './adapter-clauses.ts'
import { campaignClauses } from './campaign-clauses.ts'
import { type Clause, type ClauseContext, Refusal } from './clause.ts'
import { conformanceWorld, worldRows } from './conformance-world.ts'
import { donationClauses } from './donation-clauses.ts'
import { extraClauses } from './extra-clauses.ts'
import { pageClauses } from './page-clauses.ts'
import { teamClauses } from './team-clauses.ts'

/** The functions of Vitest that the suite uses. */
export interface TestRunner {
  describe: (name: string, body: () => void) => unknown
  it: (name: string, body: () => Promise<void>) => unknown
  expect: ExpectStatic
}

/** A platform for one clause. */
export interface ConformancePlatform {
  /** The adapter of a visitor, without a token. */
  adapter: PlatformAdapter
  /** A token for the reports of the world's charity; needed if there are reports. */
  reportsToken?: string | undefined
  /** Called after the clause. */
  close?: (() => Promise<void> | void) | undefined
}

export interface ConformanceOptions {
  /** The optional groups that the platform lacks: they must be undefined, and their clauses are left out. @default none */
  without?: readonly OptionalGroup[] | undefined
}

const platformClauses: readonly Clause[] = [
  ...adapterClauses,
  ...campaignClauses,
  ...pageClauses,
  ...donationClauses,
  ...accountClauses,
  ...teamClauses,
  ...extraClauses,
]

/**
 * Describes the behaviour that a site depends on as one test for each clause, each with a new platform.
 *
 * @param runner - `{ describe, it, expect }` of Vitest
 * @param name - of the platform, for the report
 * @param makePlatform - makes a platform that knows exactly the world that it receives
 */
export function describePlatform(
  { describe, it, expect }: TestRunner,
  name: string,
  makePlatform: (world: MemoryWorld) => Promise<ConformancePlatform> | ConformancePlatform,
  { without = [] }: ConformanceOptions = {},
): void {
  describe(name, () => {
    for (const { needs, title, row } of platformClauses) {
      if (needs.some((group) => without.includes(group))) continue
      it(title, async () => {
        const platform = await makePlatform(structuredClone(conformanceWorld))
        try {
          await check(row, toContext(platform, without), expect)
        } finally {
          await platform.close?.()
        }
      })
    }
  })
}

async function check(
  [call, wanted]: Clause['row'],
  context: ClauseContext,
  expect: ExpectStatic,
): Promise<void> {
  if (wanted instanceof Refusal) {
    await expect(Promise.resolve(call(context))).rejects.toSatisfy(wanted.isRight)
    return
  }
  const result = await call(context)
  const expected: unknown = typeof wanted === 'function' ? await wanted(context) : wanted
  if (typeof expected === 'object' && expected !== null) {
    expect(result).toMatchObject(expected)
  } else expect(result).toBe(expected)
}

function toContext(
  { adapter, reportsToken }: ConformancePlatform,
  without: readonly OptionalGroup[],
): ClauseContext {
  const groupOf = <Name extends OptionalGroup>(from: PlatformAdapter, name: Name) => {
    const calls = from[name]
    if (!calls) throw new Error(`The platform has no '${name}', and is not declared to lack it`)
    return calls
  }
  const as =
    ({ email, password }: MemorySupporter): ClauseContext['ada'] =>
    async (name) => {
      const { token } = await groupOf(adapter, 'accounts').signIn({ email, password })
      return groupOf(adapter.withToken(token), name)
    }
  const { campaigns, donations, links, pages } = adapter
  return {
    campaigns,
    donations,
    links,
    pages,
    adapter,
    without,
    reportsToken,
    visitor: (name) => groupOf(adapter, name),
    ada: as(worldRows.ada),
    ben: as(worldRows.ben),
  }
}
