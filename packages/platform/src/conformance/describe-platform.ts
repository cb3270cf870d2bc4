import type { ExpectStatic } from 'vitest'
import type { OptionalCallGroup, PlatformAdapter } from '../adapter/platform-adapter.ts'
import type { MemorySupporter, MemorySeed } from '../memory/memory-seed.ts'
import { accountClauses } from './account-clauses.ts'
import { adapterClauses } from './adapter-clauses.ts'
import { campaignClauses } from './campaign-clauses.ts'
import { type Clause, type ClauseContext, Refusal } from './clause.ts'
import { conformanceSeed, seedRows } from './conformance-seed.ts'
import { donationClauses } from './donation-clauses.ts'
import { extraClauses } from './extra-clauses.ts'
import { pageClauses } from './page-clauses.ts'
import { teamClauses } from './team-clauses.ts'

export interface TestRunner {
  describe: (name: string, body: () => void) => unknown
  it: (name: string, body: () => Promise<void>) => unknown
  expect: ExpectStatic
}

/** Platform under test, for one clause. */
export interface ConformancePlatform {
  adapter: PlatformAdapter
  /** A token for the charity's reports. Required if the platform has reports. */
  reportsToken?: string | undefined
  /** Called after the clause. */
  close?: (() => Promise<void> | void) | undefined
}

export interface ConformanceOptions {
  /** Optional groups that the platform does not support. They must be undefined; their clauses are skipped. @default none */
  without?: readonly OptionalCallGroup[] | undefined
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
 * Registers the conformance tests, which cover the behaviour that a site depends on. Each test gets a new platform.
 *
 * @param runner - Vitest's `{ describe, it, expect }`
 * @param name - platform name for the report
 * @param makePlatform - creates a platform that contains exactly the given seed data
 */
export function describePlatform(
  { describe, it, expect }: TestRunner,
  name: string,
  makePlatform: (seed: MemorySeed) => Promise<ConformancePlatform> | ConformancePlatform,
  { without = [] }: ConformanceOptions = {},
): void {
  describe(name, () => {
    for (const { needs, title, row } of platformClauses) {
      if (needs.some((group) => without.includes(group))) continue
      it(title, async () => {
        const platform = await makePlatform(structuredClone(conformanceSeed))
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
  [call, expectation]: Clause['row'],
  context: ClauseContext,
  expect: ExpectStatic,
): Promise<void> {
  if (expectation instanceof Refusal) {
    await expect(Promise.resolve(call(context))).rejects.toSatisfy(expectation.matches)
    return
  }
  const result = await call(context)
  const expected: unknown =
    typeof expectation === 'function' ? await expectation(context) : expectation
  if (typeof expected === 'object' && expected !== null) {
    expect(result).toMatchObject(expected)
  } else expect(result).toBe(expected)
}

function toContext(
  { adapter, reportsToken }: ConformancePlatform,
  without: readonly OptionalCallGroup[],
): ClauseContext {
  const getGroup = <Name extends OptionalCallGroup>(from: PlatformAdapter, name: Name) => {
    const calls = from[name]
    if (!calls)
      throw new Error(`The adapter has no '${name}'. Implement it, or add it to 'without'`)
    return calls
  }
  const as =
    ({ email, password }: MemorySupporter): ClauseContext['ada'] =>
    async (name) => {
      const { token } = await getGroup(adapter, 'accounts').signIn({ email, password })
      return getGroup(adapter.withToken(token), name)
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
    visitor: (name) => getGroup(adapter, name),
    ada: as(seedRows.ada),
    ben: as(seedRows.ben),
  }
}
