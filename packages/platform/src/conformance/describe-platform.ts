import type { OptionalGroup } from '../adapter/optional-group.ts'
import type { PlatformAdapter } from '../adapter/platform-adapter.ts'
import type { MemorySupporter, MemoryWorld } from '../memory/memory-world.ts'
import { type Clause, requireGroup } from './clause.ts'
import { conformanceWorld } from './conformance-world.ts'
import { platformClauses } from './platform-clauses.ts'

/** The two functions of a test runner that the kit uses: of Vitest, of Jest, of `node:test`. */
export interface TestRunner {
  describe: (name: string, body: () => void) => unknown
  it: (name: string, body: () => Promise<void>) => unknown
}

/** A platform for one clause. */
export interface ConformancePlatform {
  /** The adapter of a visitor, without a token. */
  adapter: PlatformAdapter
  /** A token of somebody who may see the reports of the world's charity; needed where there are reports. */
  reportsToken?: string | undefined
  /** Called when the clause has been checked. */
  close?: (() => Promise<void> | void) | undefined
}

/** What a test says about a platform before it is tried. */
export interface ConformanceOptions {
  /** The optional groups that it lacks: they must be undefined, and their clauses are left out. @default none */
  without?: readonly OptionalGroup[] | undefined
}

/**
 * Describes what a site depends on, clause by clause, as tests of any runner: each gets a platform of its own, and fails with a
 * sentence that says what must be and what is.
 *
 * @param runner - `describe` and `it`
 * @param name - of the platform, as the report shows it
 * @param makePlatform - makes a platform that knows exactly the world that it is given
 */
export function describePlatform(
  runner: TestRunner,
  name: string,
  makePlatform: (world: MemoryWorld) => Promise<ConformancePlatform> | ConformancePlatform,
  { without = [] }: ConformanceOptions = {},
): void {
  runner.describe(name, () => {
    for (const clause of clausesWithout(without)) {
      runner.it(clause.says, async () => {
        const platform = await makePlatform(structuredClone(conformanceWorld))
        try {
          await checkClause(clause, platform, without)
        } finally {
          await platform.close?.()
        }
      })
    }
  })
}

/** The clauses for a platform that lacks some groups. */
function clausesWithout(without: readonly OptionalGroup[]): Clause[] {
  return platformClauses.filter(({ needs }) => !needs.some((name) => without.includes(name)))
}

/** Checks one clause on a platform. @throws Error where it does not keep it */
function checkClause(
  clause: Clause,
  { adapter, reportsToken }: ConformancePlatform,
  without: readonly OptionalGroup[],
): Promise<void> {
  const signedIn = async ({ email, password }: MemorySupporter) => {
    const { token } = await requireGroup(adapter, 'accounts').signIn({ email, password })
    return adapter.withToken(token)
  }
  return clause.check({ adapter, reportsToken, without, signedIn })
}
